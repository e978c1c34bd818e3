/** Policy of the server: lifetimes, intervals and limits. Lengths, page sizes and rate limits are in the contract. */
export const policy = {
  database: {
    /** Lock timeout of reads in milliseconds. Short, because a read only waits for schema changes. */
    readLockMs: 1000,
    /** Maximum number of statements that wait for a connection. */
    waiting: 1000,
    /**
     * Statements are prepared after they have been sent `after` times, at most `max` of them. `watched`: maximum number of
     * other statements that are counted.
     */
    prepared: { max: 250, after: 10, watched: 2000 },
    /**
     * Up to `atOnce` reads that take at most `quickMs` share a connection. After a lock timeout, reads are not batched for
     * `pauseMs`, because a read would wait for the lock timeouts of all reads before it.
     */
    batch: { atOnce: 8, quickMs: 5, pauseMs: 5000 },
    /** Read replica: check interval, maximum lag, and timeouts for connecting and for statements. */
    replica: { everyMs: 100, lagMs: 500, connectMs: 1000, statementMs: 2000 },
    /** Timeout for connecting and for the statement of a health check. */
    healthMs: 2000,
    /** Maximum pause between two attempts to reach the database at the start. */
    startPauseMs: 5000,
    /** Interval between two lines about the same cause. */
    startSayingMs: 30_000,
  },
  migrations: {
    /** Maximum sum of lock waits of a migration's transaction, and thus of the delay of other writes. */
    lockMs: 500,
    /** Lock timeout of a statement when the sum is used up. */
    minLockMs: 20,
    /** Pauses between attempts grow from `firstPauseMs` to `maxPauseMs`. All attempts take about ten minutes. */
    firstPauseMs: 200,
    maxPauseMs: 5000,
    attempts: 130,
    /** Poll interval while another process migrates. */
    lockPollMs: 200,
    /** Interval between two lines about the same wait. */
    sayEveryMs: 10_000,
    /** Slices of a backfill: their size grows until one takes `targetMs`. `restShare`: pause as a share of the duration. */
    slice: { minRows: 500, maxRows: 20_000, targetMs: 150, restShare: 0.5 },
  },
  connections: {
    /** Maximum number of connections of a process, including streams. */
    max: 10_000,
    /** Timeout for the head of a request. */
    headMs: 20_000,
    /** Timeout for the whole request. */
    wholeMs: 60_000,
    /** Check interval for these timeouts. */
    checkMs: 5000,
    /** Timeout of a connection without traffic. Longer than the heartbeat interval of streams. */
    silentMs: 90_000,
  },
  /** `max-age` of the contract document. */
  documentSeconds: 300,
  /** `max-age` and server cache lifetime of the sitemap's files. */
  sitemapSeconds: 3600,
  /** `Access-Control-Max-Age` of preflight responses. */
  preflightSeconds: 600,
  stopping: {
    /** Time for open requests before their connections are closed. */
    requestsMs: 5000,
    /** Time for everything else, such as jobs and pending writes, from the closing of the port. */
    restMs: 8000,
    /** Time for closing the database connections. */
    databaseMs: 1000,
  },
  /** Interval at which repetitions of a logged error are counted. */
  reportMs: 10_000,
  session: {
    /** Maximum idle time of a session. */
    idleSeconds: 30 * 24 * 3600,
    /** Maximum lifetime of a session. */
    maxSeconds: 180 * 24 * 3600,
    /** Minimum age of the stored last use before it is updated. */
    touchSeconds: 300,
    /** Flush interval of the last uses of sessions. */
    usesEveryMs: 10_000,
    /** Interval and batch size of deleting expired sessions. */
    forgetMs: 10 * 60 * 1000,
    forgetAtOnce: 20_000,
  },
  /**
   * Cached viewers: maximum time until a change takes effect in every process, maximum age while all change
   * notifications arrive, and number of viewers.
   */
  viewers: { maxAgeMs: 900, notifiedMaxAgeMs: 60_000, max: 20_000 },
  /** Access keys for programs of members. */
  apiKeys: {
    /** Maximum number of valid keys per member. */
    max: 10,
    /** Maximum calls per key, process and minute, including reads. */
    perMinute: 300,
    /** Flush interval of the last uses of keys. */
    usesEveryMs: 60_000,
    /** Retention of keys that are not valid any more, and interval and batch size of their deletion. */
    keptDays: 90,
    forgetMs: 60 * 60 * 1000,
    forgetAtOnce: 5000,
  },
  /** Events for external addresses. */
  webhooks: {
    /** Maximum number of webhooks. */
    max: 20,
    /** Pauses between attempts, about three days in total. */
    retrySeconds: [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400, 86_400],
    everyMs: 2000,
    /** Maximum number of concurrent deliveries of a process. */
    atOnce: 20,
    /** Maximum number of concurrent deliveries to one webhook. */
    atOnceEach: 5,
    timeoutMs: 10_000,
    /** Time for which deliveries are also signed with the previous secret. */
    overlapHours: 24,
    keptDays: 30,
    forgetMs: 60 * 60 * 1000,
    forgetAtOnce: 10_000,
    /** Maximum number of deliveries that one call sends again. */
    replayMax: 10_000,
    /** Number of deliveries per statement. */
    batch: 1000,
  },
  /** Maximum size of a batch of likes, favourites or shares, and number of concurrent batches of one kind. */
  acts: { batchSize: 100, concurrency: 1 },
  /** The same for comments on one thread. Their statements lock its row, so concurrent ones would only wait. */
  comments: { batchSize: 20, concurrency: 1 },
  /** Outbox: consequences of actions, which are applied later. */
  outbox: {
    /** Time for which events are gathered into a batch. */
    gatherMs: 100,
    /** Pause after a batch, so that the next batch has more events. */
    restMs: 500,
    /** Poll interval for events that other processes have left. */
    everyMs: 400,
    atOnce: 500,
    /** Maximum wait of a read for the reader's own events. */
    waitMs: 500,
    /** Pause before the first retry of an event. It doubles with each retry. */
    retrySeconds: 1,
    maxRetrySeconds: 3600,
  },
  /** `readSeconds`: minimum time for a person to solve a captcha at registration. */
  captcha: { ttlSeconds: 120, length: 4, readSeconds: 2 },
  /** Limits of failed log-ins. Beyond them, a captcha and a delay are required, but no account is locked. */
  login: {
    /** Per address and account. */
    perPair: { max: 5, windowSeconds: 3600 },
    /** Per address. */
    perAddress: { max: 30, windowSeconds: 600 },
    /** Per account, without addresses where the member is logged in. */
    perAccount: { max: 50, windowSeconds: 3600 },
    /** Delay per address and account, which doubles with each attempt. */
    pairWait: { firstSeconds: 1, maxSeconds: 60 },
    /** Delay per address, which doubles with each attempt. */
    addressWait: { firstSeconds: 1, maxSeconds: 10 },
  },
  /** Maximum numbers of running and waiting argon2 computations in a process, and `Retry-After`. */
  hashing: { atOnce: 2, waiting: 100, retrySeconds: 3 },
  /**
   * Request bodies. `minBytes`, `maxBytes`: bounds of the limit that each operation derives from its schema; `minBytes` also
   * limits bodies outside the contract. `maxDepth`, `maxNodes`: maximum nesting and number of values where the schema does
   * not limit them.
   */
  body: { minBytes: 16 * 1024, maxBytes: 1024 * 1024, maxDepth: 32, maxNodes: 20_000 },
  /**
   * Token bucket per caller and process, for members and for addresses of visitors. A call that may write costs 1, each
   * `bodyKb` of a body costs 1, and a search costs `search`. Applies in addition to the rate limits of the contract.
   */
  attempts: {
    member: 600,
    address: 1200,
    windowSeconds: 60,
    bodyKb: 10,
    search: 4,
    callers: 50_000,
  },
  moderation: {
    /** Number of reporters that hides content until a review. */
    hidingReports: 5,
    /** Default durations of mutes and bans, and the maximum duration of limited ones. */
    denyDays: 7,
    circleDenyDays: 7,
    forbidDays: 30,
    /** Hours after which an undecided item is late. */
    deskHours: { reports: 4, review: 4, appeals: 72, proposals: 72, feedback: 72, devices: 48, orders: 120 },
    /** Number of the oldest items on the desk, of all kinds together. */
    deskOldest: 8,
    /** Maximum number of notes per member. */
    notes: 100,
    /** Period for an appeal, equal to the retention of removed content. */
    appealDays: 30,
    /** Lifetime of the ticket for an appeal of a member who cannot log in. */
    appealTicketSeconds: 2 * 3600,
    /** Number of months in the public moderation log. */
    logMonths: 12,
    /** Cache lifetime of the log's counts. */
    logKeptMs: 10 * 60 * 1000,
    /** Minimum count that the public log shows as a number. */
    fewestTold: 3,
    /** Period for undoing a sweep. */
    sweepUndoMinutes: 10,
    /** Period for undoing a batch review. */
    reviewUndoMinutes: 10,
    /** Maximum number of threads and comments that a sweep removes per transaction. */
    sweepTexts: 1000,
    /** Cache lifetime of the sensitive words. */
    wordsMs: 3000,
    /** TTL of the cached names of staff, in milliseconds. */
    staffNamesMs: 60_000,
  },
  /** Hours after joining for which a member counts as a newcomer. */
  newcomerHours: 24,
  announcements: {
    /** Number of members per batch, and interval between batches. */
    atOnce: 1000,
    everyMs: 2000,
    /** Interval between rounds, which reach new members and new members of the segment. */
    roundMinutes: 10,
    /** Maximum number of banners for the home page, which displays the first ones that a member has not dismissed. */
    banners: 20,
  },
  /** Detection of content that several accounts publish. */
  spam: {
    /** Retention of published texts and links. */
    windowHours: 24,
    /** Maximum number of stored accounts per text or link. */
    accountsKept: 50,
    /** Number of accounts from which content of members without standing is pending review. */
    accounts: 3,
    /** Number of accounts from which the same text of other members is pending review. */
    knownAccounts: 5,
    /** Posting limits per minute for members without standing. The operator sets the limits per hour. */
    pace: { threads: 3, comments: 6, messages: 8 },
    /** Cache lifetime of the fact that a member has standing. */
    knownMs: 10 * 60 * 1000,
    /** Maximum number of cached members. */
    knownKept: 10_000,
    forgetMs: 10 * 60 * 1000,
    forgetAtOnce: 20_000,
  },
  username: { min: 2, max: 20 },
  nickname: { min: 2, max: 12 },
  activity: {
    /** Minutes before the start from which participants can check in. */
    doorsOpenMinutes: 30,
    /** Retention of the participants' names and phone numbers after the end. */
    keepDays: 30,
    codeLength: 6,
  },
  /**
   * Assets of earlier builds, for pages that were opened before an upgrade: retention after the last server of the build,
   * age at which a running server renews its own, interval of the renewal, and timeout for it at the start.
   */
  assets: { keepDays: 30, renewHours: 24, everyMs: 3_600_000, startMs: 8000, atOnce: 16 },
  upload: {
    maxBytes: 10_485_760,
    /** Maximum pixels of an image; phones take photos of 50 million. */
    maxPixels: 64_000_000,
    /** Maximum pixels of an image that is decoded as a whole: all frames of an animation, or an interlaced PNG. */
    maxBufferedPixels: 40_000_000,
    /** Longest side of a stored image. */
    maxSide: 2560,
    /** Bounds of a stored image that is more than twice as long as wide, such as a long screenshot. */
    longImage: { shortSide: 1280, pixels: 16_000_000 },
    thumbnailWidth: 720,
    /** Quota of stored files per member, by the size before images are scaled. */
    quota: { files: 5000, bytes: 2 * 1024 ** 3 },
    /** Time for which an unused upload can be loaded and used. */
    freshHours: 24,
    /** Age at which an unused upload is deleted. */
    unusedHours: 48,
    /** Time for which an upload can be used again after its last use has ended (ruling 37). */
    reusableDays: 29,
    /** Time after which such an upload is deleted. */
    withdrawnDays: 30,
    /** `max-age` of uploads. */
    cacheSeconds: 300,
    /** Cache of whether uploads are public: maximum number of files and lifetime. */
    remembered: { files: 20_000, ms: 60_000 },
    /** Minimum validity of the address of an upload that is not public; the maximum is twice as long. */
    keySeconds: 3600,
    collectMs: 10 * 60 * 1000,
    /** Number of uploads per deletion run. */
    collected: 500,
    sweepMs: 24 * 3600 * 1000,
    /** Backfill of the uses of uploads: interval, rows per step, and time budget per run. */
    backfill: { everyMs: 10_000, rows: 500, budgetMs: 1000 },
    /** Maximum number of frames of an animation. Further frames are dropped. */
    maxFrames: 100,
    /** Limits of videos. `megapixels`: cost of a video in the daily limit. */
    video: { maxSeconds: 1800, maxSide: 4096, maxTracks: 8, maxPackets: 250_000, megapixels: 20 },
    /** Additional cost in megapixels of a file whose decoding exceeded its time limit. */
    overrunMegapixels: 400,
    /** Maximum concurrent uploads of a process, in total and per member: nine images and a video. */
    atOnce: { all: 40, member: 10 },
    /** Decoding processes. Both waits together are below 30 s, the timeout of the page after the last byte. */
    worker: { waiting: 30, waitMs: 12_000, taskMs: 15_000, idleMs: 60_000, heapMegabytes: 256 },
    /** Bytes for which a file gets an additional second, because it is read and written again. */
    bytesPerSecond: 10_000_000,
    /** Resumable video uploads (decision 0019). */
    resumable: {
      /** Maximum number of unfinished uploads per member. */
      open: 3,
      /** Idle time after which an unfinished upload makes way for a new one. */
      idleMinutes: 60,
      /** Retention of uploads, and interval of their cleanup. */
      keepHours: 24,
      everyMs: 10 * 60 * 1000,
      /** Number of videos of maximum size that a member may start per day. */
      perDay: 5,
      /** Write lease of an upload: duration, renewal, and polling and waiting of the next request. */
      lock: { leaseMs: 10_000, renewMs: 2000, pollMs: 250, waitMs: 15_000, drainMs: 1000 },
    },
    /** `Retry-After` of 503 responses. */
    retrySeconds: { busy: 10, full: 60 },
    /**
     * S3 storage: timeouts for connecting and for the response, number of attempts, and part size of larger files.
     */
    s3: { connectMs: 3000, answerMs: 15_000, attempts: 3, partBytes: 8 * 1024 * 1024 },
    /** Incomplete files of a stopped process: retention, and interval of their cleanup. */
    leftovers: { keepMs: 60 * 60 * 1000, everyMs: 24 * 60 * 60 * 1000 },
  },
  thread: {
    titleMin: 5,
    titleMax: 50,
    dynamicMax: 1000,
    contentMin: 10,
    topicMax: 20,
    commentMax: 1000,
    /** Period and maximum number of edits of a comment. */
    commentEdits: { hours: 24, max: 50 },
    placeMax: 40,
  },
  linkCards: {
    /** Interval of the job, and maximum number of concurrent requests. */
    everyMs: 5000,
    atOnce: 6,
    freshDays: 7,
    retries: 2,
    retryMinutes: 10,
    /** Maximum number of parsed tags of a page. */
    tags: 2000,
    /** Limits of the child process that parses a page. */
    reading: { ms: 3000, heapMb: 32 },
  },
  draft: {
    /** Maximum number of drafts per member. */
    max: 50,
    /** Maximum length of the form without its text, as JSON. */
    formChars: 60_000,
  },
  account: {
    nicknameDays: 30,
    /** Days from the request to delete an account until the deletion. Logging in cancels the request. */
    closingDays: 15,
    /** Time after the log-in for which a member without a password may change log-in methods. */
    freshSeconds: 600,
    /** Validity of the address of an export. */
    exportSeconds: 600,
  },
  checkIn: {
    /** Points of the seven days of a streak, repeated from the start. */
    ladder: [5, 5, 10, 10, 15, 15, 30],
    makeup: { perMonth: 3, points: 30 },
    /** Make-up cards: one per `everyDays` days of a streak, at most `max` per member. */
    card: { everyDays: 7, max: 3 },
    /** Hour of the community day from which members are reminded. */
    remindHour: 20,
    jobMs: 5 * 60 * 1000,
    /** Days after which a shipped prize counts as received. */
    receivedDays: 10,
  },
  /** Experience per action, and maximum number of counted actions per day; 0 = unlimited. */
  experience: {
    posted: { exp: 10, perDay: 3 },
    commented: { exp: 2, perDay: 10 },
    liked: { exp: 1, perDay: 20 },
    checkedIn: { exp: 5, perDay: 1 },
    essence: { exp: 50, perDay: 0 },
  },
  front: {
    /** Minimum width of the large picture of the home page, because narrower ones would be blurred. */
    heroWidth: 900,
  },
  /** Points for an essence thread. */
  essencePoints: 50,
  question: {
    /** Points for an accepted answer. */
    points: 10,
    /** Maximum number of members per question who get the points. */
    paidAnswers: 3,
    /** Days within which the points are taken back if the answer is no longer accepted or is removed. */
    takeBackDays: 7,
    /** Period after the question in which an asker with answers is reminded once to accept one. */
    remindAfterDays: 7,
    remindUntilDays: 30,
    followUpMs: 10 * 60 * 1000,
    /** Maximum age of questions that are offered to device owners. */
    queueDays: 90,
  },
  /** Maximum points of tips per day at level 1, and increase per level. */
  tipping: { perDay: 100, perLevel: 20 },
  /** Lengths in characters. */
  feedback: { title: { min: 5, max: 50 }, description: { min: 10, max: 1000 } },
  address: { nameMax: 20, detail: { min: 5, max: 100 } },
  /** Device certification: applications per window, images per application (ruling 30), points per device. */
  device: { applications: 3, windowDays: 30, images: 6, reviewDays: 3, points: 100 },
  invitation: {
    /** Points for both members after the first post of the new member. */
    points: 30,
    /** Maximum number of rewarded invitations per day. Others wait for the next day. */
    perDay: 5,
    /** Days without use after which a code expires, until its owner visits again. */
    codeDays: 90,
  },
  wx: {
    /** Timeout of calls to WeChat and the SMS provider. */
    timeoutMs: 8000,
    /** Maximum length of their responses in bytes. */
    answerBytes: 65_536,
    /** Maximum length of a code image in bytes. */
    pictureBytes: 1_048_576,
    /** Time before the expiry of an access token at which it is replaced. */
    tokenMarginSeconds: 300,
    /** Validity of the state of a web log-in. */
    stateSeconds: 600,
    /** Validity of a link into the mini-program. */
    linkDays: 30,
  },
  oidc: {
    /** Timeout of calls to the provider. */
    timeoutMs: 4000,
    /** Maximum length of the provider's responses in bytes: metadata, keys, tokens. */
    answerBytes: 262_144,
    /** Cache lifetime of the provider's metadata. */
    keptMs: 60 * 60 * 1000,
    /** Cache lifetime and timeout of the check whether the provider is reachable. */
    checkedMs: 10_000,
    checkTimeoutMs: 2000,
    /** Maximum wait of the log-in page for a running check, before it uses the last result. */
    pageWaitMs: 300,
    /** Tolerated clock difference. */
    clockSeconds: 30,
    /** Validity of an authorization request. */
    visitSeconds: 600,
    /** Validity of the ticket for creating or binding an account. */
    ticketSeconds: 600,
    /** Maximum length of the stored account name. */
    accountLength: 64,
  },
  sms: {
    lifeSeconds: 300,
    /** Maximum attempts per code. */
    attempts: 5,
  },
  mail: {
    /** Poll interval, and maximum number of concurrent mails of a process. */
    everyMs: 2000,
    atOnce: 4,
    /** Maximum number of notices among the concurrent mails, so that other mails are not delayed. */
    noticesAtOnce: 3,
    /** Timeout for connecting and greeting, and for each step while a person waits for the result. */
    timeoutMs: 8000,
    /** Timeout of each step otherwise. Long, because the server may scan the mail for viruses. */
    answerMs: 120_000,
    /** Pauses between attempts after a temporary refusal of a recipient. */
    retrySeconds: [60, 300, 1800, 7200],
    /** Retry interval while the mail server is unavailable, which does not count as an attempt. */
    serverPauseSeconds: 60,
    /** Age at which an unsent mail is dropped. */
    giveUpHours: 72,
    /** Age at which an unsent reset mail is dropped. Shorter, because its link expires. */
    resetGiveUpHours: 12,
    keptDays: 30,
    forgetMs: 60 * 60 * 1000,
    forgetAtOnce: 10_000,
    /** Validity of the links in mails. */
    resetMinutes: 30,
    verifyHours: 24,
    unsubscribeDays: 180,
    /** Limit of password reset mails per member. */
    resets: { max: 6, windowSeconds: 86_400 },
  },
  recovery: { codes: 8 },
  /** The second step of logging in. */
  twoStep: {
    /** Number of backup codes per member. */
    codes: 10,
    /** Validity of an unconfirmed secret. */
    setupSeconds: 600,
    /** Validity of the ticket for the second step. */
    ticketSeconds: 300,
    /** Maximum attempts per ticket. */
    attempts: 5,
    /** TOTP period. */
    periodSeconds: 30,
    /** Number of accepted periods before and after the current one. */
    window: 1,
    /** Limit of notices about log-ins that have used up their attempts. */
    told: { max: 1, windowSeconds: 86_400 },
  },
  passkeys: {
    /** Maximum number of passkeys per member. */
    max: 10,
    /**
     * Challenges: validity, maximum number of pending ones per member (the latest stay), and maximum number for logging
     * in, which belong to no member yet.
     */
    challenges: { seconds: 300, perMember: 5, nobodys: 20_000 },
    /** Stored transports of an authenticator. */
    transports: ["usb", "nfc", "ble", "hybrid", "internal", "cable", "smart-card"],
    /** Limit of notices about a possibly copied passkey. */
    told: { max: 1, windowSeconds: 86_400 },
  },
  /**
   * The access settings are reloaded in the background after `freshMs`, and before the next call after `staleMs`. The
   * account of a refused applicant is deleted after `refusedDays`.
   */
  access: { freshMs: 1000, staleMs: 5000, refusedDays: 30 },
  /** Validity of a setup address, and interval at which a process checks whether the community has been founded. */
  founding: { minutes: 60, lookMs: 1000 },
  /** Logo: side of the stored square, and minimum length of the longer side of the upload, in pixels. */
  logo: { side: 256, least: 256 },
  /** Maximum number of FAQs, one page of the contract. */
  help: { questions: 100 },
  mall: {
    /** Days after which a shipped order is completed automatically. */
    autoConfirmDays: 10,
    /** Days for which a product counts as new. */
    freshDays: 30,
    /** Maximum stock of a product that is marked as scarce. */
    scarceStock: 20,
    /** Minimum number of redeemed pieces of a product that is marked as popular. */
    hotSold: 200,
    maxAddresses: 20,
    confirmMs: 10 * 60 * 1000,
  },
  live: {
    /** Maximum number of streams per member. */
    perMember: 6,
    /** Maximum number of streams per process. */
    perProcess: 5000,
    /** Time for which events are gathered. */
    gatherMs: 100,
    /** Heartbeat interval of streams, at which their sessions are checked as well. */
    beatMs: 25_000,
    /** Maximum number of unread bytes of a client. */
    unreadBytes: 32 * 1024,
    /** Time without notifications after which streams are closed, so that clients poll. */
    disconnectedMs: 5000,
    /** Check interval of the connection that listens for notifications. */
    proofMs: 300,
  },
  /** Period for recalling a message. */
  recallSeconds: 120,
  search: {
    /** Maximum number of characters of a row's HTML that are indexed and read for excerpts. */
    htmlCharacters: 20_000,
    /**
     * Maximum number of characters (UTF-16 code units) of a text without HTML that are searched for the hit of the excerpt.
     * Without a hit there, the excerpt is the start of the text.
     */
    excerptedCharacters: 4000,
    /** Poll interval of the indexer, and number of rows per transaction. */
    everyMs: 400,
    atOnce: 200,
    /** Maximum number of threads that a slice reads after a circle or topic was renamed. */
    rescannedAtOnce: 5000,
    /** Maximum number of best-ranked matching documents that are scored. */
    candidates: 300,
    /** Numbers of best-ranked documents that are searched one after another, before all documents. */
    levels: [1000, 4000, 20_000, 160_000],
    /** Cache lifetime of the counts behind the levels. They are estimates. */
    levelsKeptMs: 300_000,
    /** Maximum number of words of a query. */
    words: 10,
    /** Maximum number of unknown words of a query that are corrected. */
    corrections: 3,
    /** Number of suggestions per kind while typing. */
    suggestions: 4,
  },
  /** Maximum length of a member's search history, and time within which a continued word replaces its start. */
  searchHistory: { kept: 20, typingSeconds: 10 },
  /** Server-rendered pages. */
  pages: {
    /** Maximum number of concurrent renders. */
    atOnce: 4,
    /** Maximum number of concurrent renders per address. */
    perAddress: 2,
    /** Number of running renders from which browsers that have the scripts get the frame. */
    framesFrom: 3,
    /** Maximum number of waiting renders. */
    waiting: 64,
    /** Maximum number of waiting renders per address. */
    waitingPerAddress: 16,
    /** Maximum waiting time. */
    waitMs: 3000,
    /** Timeout for a page, after which it counts as failed. */
    patienceMs: 10_000,
    /** Maximum number of fresh cached pages, each about 100 kB. */
    fresh: 300,
    /** Stored last good pages: maximum number, maximum compressed size, and minimum interval between two updates. */
    kept: { pages: 1000, bytes: 24 * 1024 * 1024, everyMs: 10_000 },
    retryAfterSeconds: 5,
    /** `Retry-After` of pages while the community is not open yet, in seconds. */
    notOpenRetrySeconds: 3600,
  },
  /** Caches of responses and pages that are the same for everybody. */
  cache: {
    /** Maximum age, counted from the start of the load, in milliseconds. */
    maxAgeMs: 1000,
    /** Maximum number of responses. */
    responses: 2000,
    /** Maximum age of the responses that a page is made of, in milliseconds, so that the page can be cached, too. */
    pagePartMaxAgeMs: 300,
    /** Maximum delay in milliseconds until other processes learn that a member has changed a count. */
    countEventsMs: 100,
    /** Number of writers and threads whose last write is known. */
    trackedWrites: 20_000,
    /** Maximum number of characters of stored texts whose sanitized HTML is cached. */
    sanitizedCharacters: 1_000_000,
  },
  /** Maximum number of keys in a write-behind buffer. */
  writeBehind: { maxPending: 20_000 },
  /** Interval of the writes that reading causes, and number of members that are written concurrently. */
  deferredWrites: { everyMs: 500, concurrency: 4 },
  /** Cache of members whose tasks count no more opened threads: lifetime and maximum number. */
  browsing: { idleMs: 30_000, members: 20_000 },
  /**
   * Views: flush interval, window in which a visitor counts once per thread or topic, and maximum number of stored views,
   * about 15 MB.
   */
  views: { flushMs: 2000, windowMs: 60 * 60 * 1000, maxCounted: 100_000 },
  rateForgettingMs: 10 * 60 * 1000,
  signupForgettingMs: 60 * 60 * 1000,
  /** Statistics of the community: interval, and number of days that are counted at first. */
  figures: { everyMs: 10 * 60 * 1000, keptDays: 181 },
  rankingRefreshMs: 10 * 60 * 1000,
  invitationsMs: 10 * 60 * 1000,
  accountClosingMs: 10 * 60 * 1000,
} as const;
