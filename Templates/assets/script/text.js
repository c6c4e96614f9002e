// Comparing texts as people mean them.

/// Without case, accents, punctuation and the difference between hiragana and katakana; `|` stays.
export function fold(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[^\p{L}\p{N}♀♂|]+/gu, "");
}

// By code point from U+30A1, small letters with the others.
const syllables = (
  "a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji - tsu zu te de " +
  "to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru " +
  "re ro wa wa i e o n vu ka ke"
).split(" ");

/// Katakana in Latin letters, as most people write them; long vowels are short. Other letters are left out.
export function romanize(kana) {
  let text = "";
  for (const letter of kana) {
    const syllable = syllables[letter.charCodeAt(0) - 0x30a1];
    if (!syllable) continue;
    const isSmall = "ァィゥェォャュョ".includes(letter);
    if (syllable === "-") {
      text += "-";
    } else if (isSmall && /(^|[aeiou])u$/.test(text)) {
      text = text.slice(0, -1) + "w" + syllable;
    } else if (isSmall && /[aeiou]$/.test(text)) {
      const isSoft = syllable.length > 1 && !/(sh|ch|j)i$/.test(text);
      text = text.slice(0, -1) + (isSoft ? syllable : syllable.slice(-1));
    } else {
      text += syllable;
    }
  }
  return text.replace(/-(.)/g, "$1$1").replaceAll("-", "");
}

/// Whether `text` is `word`, or begins with it, with at most `limit` wrong, missing, added or swapped letters.
export function isNear(word, text, limit) {
  const end = Math.min(text.length, word.length + limit);
  if (end < word.length - limit) return false;
  let before = [];
  let row = Array.from({ length: end + 1 }, (_, j) => j);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= end; j++) {
      const same = word[i - 1] === text[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && word[i - 1] === text[j - 2] && word[i - 2] === text[j - 1]) {
        next[j] = Math.min(next[j], before[j - 2] + 1);
      }
    }
    if (Math.min(...next) > limit) return false;
    before = row;
    row = next;
  }
  return Math.min(...row) <= limit;
}
