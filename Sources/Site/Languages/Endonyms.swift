import Dex

/// What a language calls itself, for menus; the tag where that is not known here.
func endonym(of language: LanguageTag) -> String {
  switch language.lowercased {
  case "en": "English"
  case "ja": "日本語"
  case "ja-hrkt": "にほんご"
  case "fr": "Français"
  case "de": "Deutsch"
  case "es": "Español"
  case "es-419": "Español (Latinoamérica)"
  case "it": "Italiano"
  case "ko": "한국어"
  case "zh": "中文"
  case "zh-hans": "简体中文"
  case "zh-hant": "繁體中文"
  case "pt": "Português"
  case "pt-br": "Português (Brasil)"
  case "cs": "Čeština"
  case "nl": "Nederlands"
  case "pl": "Polski"
  case "ru": "Русский"
  case "uk": "Українська"
  case "tr": "Türkçe"
  case "id": "Bahasa Indonesia"
  case "vi": "Tiếng Việt"
  case "th": "ไทย"
  case "ar": "العربية"
  case "he": "עברית"
  default: language.description
  }
}
