/// What all requests to one API share.
public struct ClientConfiguration: Sendable {
  /// With or without a slash at the end.
  public var baseURL: String
  public var headers: [HTTPField]
  /// Sent as `Authorization: Bearer …`, but never to another host after a redirect.
  public var bearerToken: String?
  /// Who asks.
  public var userAgent: String
  public var limits: Limits
  /// A file of certificates to trust instead of those of the system.
  public var certificates: String?
  /// Asked about once a second while a request waits, and more often while bytes come.
  public var isCancelled: @Sendable () -> Bool

  public init(
    baseURL: String, headers: [HTTPField] = [], bearerToken: String? = nil, userAgent: String,
    limits: Limits = Limits(), certificates: String? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.baseURL = baseURL
    self.headers = headers
    self.bearerToken = bearerToken
    self.userAgent = userAgent
    self.limits = limits
    self.certificates = certificates
    self.isCancelled = isCancelled
  }

  /// What ends a request.
  public struct Limits: Sendable, Hashable {
    /// Seconds for the whole answer.
    public var total = 120
    /// Seconds until there is a connection, and seconds with less than `leastSpeed`.
    public var silence = 30
    /// Bytes a second, before they are unpacked.
    public var leastSpeed = 100
    /// Bytes of an unpacked body.
    public var body = 16 << 20
    public var redirects = 10

    public init() {}
  }
}
