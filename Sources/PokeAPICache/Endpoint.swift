/// The kinds of resources that are used, by their names in addresses.
public enum Endpoint: String, CaseIterable, Sendable {
  case ability
  case chain = "evolution-chain"
  case color = "pokemon-color"
  case eggGroup = "egg-group"
  case form = "pokemon-form"
  case generation
  case growthRate = "growth-rate"
  case item
  case move
  case pokemon
  case region
  case species = "pokemon-species"
  case stat
  case trigger = "evolution-trigger"
  case type
  case version
  case versionGroup = "version-group"
}
