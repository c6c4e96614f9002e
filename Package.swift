// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "dexgen",
  products: [
    .executable(name: "dexgen", targets: ["dexgen"]),
    .executable(name: "dexgen-fetch", targets: ["dexgen-fetch"]),
    .executable(name: "dexgen-serve", targets: ["dexgen-serve"]),
    .library(name: "Mustache", targets: ["Mustache"]),
  ],
  targets: [
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CEvent", pkgConfig: "libevent", providers: [.apt(["libevent-dev"])]),
    .target(name: "CSystem"),

    .target(name: "Diagnostics"),
    .target(name: "Parallel"),
    .target(name: "CommandLineOptions", dependencies: ["Diagnostics"]),
    .target(
      name: "CommandLineIO", dependencies: ["CommandLineOptions", "FileSystem", "Diagnostics"]),
    .target(name: "FileSystem", dependencies: ["CSystem", "CXXHash", "Diagnostics"]),
    .target(name: "DataFormats", dependencies: ["CYAML", "Diagnostics"]),
    .target(name: "BuilderChannel", dependencies: ["DataFormats", "Diagnostics"]),
    .target(
      name: "DevServer",
      dependencies: ["CEvent", "BuilderChannel", "DataFormats", "FileSystem", "Diagnostics"]),
    .target(name: "HTTPClient", dependencies: ["CCurl", "DataFormats", "Diagnostics"]),
    .target(
      name: "PokeAPICache", dependencies: ["CZlib", "DataFormats", "FileSystem", "Diagnostics"]),
    .target(
      name: "PokeAPI",
      dependencies: ["PokeAPICache", "HTTPClient", "DataFormats", "FileSystem", "Diagnostics"]),
    .target(name: "Dex"),
    .target(name: "Mustache", dependencies: ["Diagnostics"]),
    .target(name: "Markdown", dependencies: ["CCMark", "DataFormats", "Diagnostics"]),
    .target(name: "DexSources", dependencies: ["Dex", "DataFormats", "Diagnostics"]),
    .target(
      name: "PokeAPIDex",
      dependencies: [
        "PokeAPICache", "DexSources", "Dex", "DataFormats", "FileSystem", "Diagnostics",
      ]),
    .target(
      name: "Site",
      dependencies: [
        "Dex", "Mustache", "Markdown", "DataFormats", "FileSystem", "Parallel", "Diagnostics",
      ]),
    .target(name: "Output", dependencies: ["FileSystem", "Parallel", "Diagnostics"]),
    .target(name: "SiteCheck", dependencies: ["FileSystem", "Diagnostics"]),
    .executableTarget(
      name: "dexgen",
      dependencies: [
        "BuilderChannel", "CommandLineOptions", "CommandLineIO", "Dex", "DexSources",
        "PokeAPICache", "PokeAPIDex", "DataFormats", "Mustache", "Markdown", "Site", "SiteCheck",
        "Output", "Parallel", "FileSystem", "Diagnostics",
      ]),

    .executableTarget(
      name: "dexgen-fetch",
      dependencies: [
        "CommandLineOptions", "CommandLineIO", "HTTPClient", "PokeAPI", "PokeAPICache",
        "FileSystem", "Diagnostics",
      ]),

    .executableTarget(
      name: "dexgen-serve",
      dependencies: [
        "BuilderChannel", "CommandLineOptions", "CommandLineIO", "DevServer", "FileSystem",
        "Diagnostics",
      ]),

    .executableTarget(
      name: "mustache-bench", dependencies: ["Mustache", "Diagnostics"],
      path: "Tests/Benchmarks/MustacheBench"),
    .executableTarget(
      name: "page-bench",
      dependencies: ["Site", "DexSources", "Mustache", "FileSystem", "Diagnostics"],
      path: "Tests/Benchmarks/PageBench"),

    .target(name: "Scratch", dependencies: ["FileSystem"], path: "Tests/Scratch"),
    .executableTarget(
      name: "output-bench", dependencies: ["Output", "FileSystem", "Diagnostics"],
      path: "Tests/Benchmarks/OutputBench"),

    .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions", "Diagnostics"]),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem", "Scratch"]),
    .testTarget(name: "DataFormatsTests", dependencies: ["DataFormats"]),
    .testTarget(
      name: "DevServerTests",
      dependencies: ["DevServer", "BuilderChannel", "FileSystem", "Diagnostics", "Scratch"]),
    .testTarget(
      name: "HTTPClientTests", dependencies: ["HTTPClient", "DataFormats", "LoopbackServer"]),
    .testTarget(
      name: "PokeAPITests", dependencies: ["PokeAPI", "PokeAPICache", "LoopbackServer", "Scratch"]),
    .testTarget(
      name: "PokeAPIDexTests", dependencies: ["PokeAPIDex", "DataFormats", "Diagnostics"]),
    .testTarget(name: "DexTests", dependencies: ["Dex"]),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(name: "DexSourcesTests", dependencies: ["DexSources"]),
    .testTarget(name: "SiteTests", dependencies: ["Site"]),
    .testTarget(
      name: "CommandLineIOTests",
      dependencies: ["CommandLineIO", "CommandLineOptions", "Diagnostics"]),
    .testTarget(name: "SiteCheckTests", dependencies: ["SiteCheck"]),
    .testTarget(name: "OutputTests", dependencies: ["Output", "Scratch"]),
  ],
  swiftLanguageModes: [.v6]
)

// Needs flags of the compiler that ordinary builds do without: see Scripts/fuzz.
if Context.environment["DEXGEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "DevServer", "Mustache", "Markdown", "Output", "PokeAPICache", "Site", "DataFormats",
        "FileSystem", "Diagnostics",
      ],
      path: "Tests/Fuzz", exclude: ["Seeds"]))
}
