/** Server policy in one place: lives and windows. Lengths, page sizes and rate limits are in the contract. */
export const policy = {
  database: {
    /** Reading waits for nothing but a change of a table itself, so it is given up soon. */
    readLockMs: 1000,
    /** This many statements wait for a free connection; more are refused. */
    waiting: 1000,
    /**
     * Statements are prepared once they were sent `after` times, at most `max` on a connection. The counts of `watched`
     * other statements are kept.
     */
    prepared: { max: 250, after: 10, watched: 2000 },
    /**
     * Up to `atOnce` reads share a connection, none of which takes longer than `quickMs`. After a lock timeout none do for
     * `pauseMs`, because a read would wait for the lock timeouts of all before it.
     */
    batch: { atOnce: 8, quickMs: 5, pauseMs: 5000 },
    /** A read replica is looked at this often, and used while it is behind by no more than `lagMs`. */
    replica: { everyMs: 100, lagMs: 500, connectMs: 1000, statementMs: 2000 },
    /** Connecting for a look at the health of the database, and the look itself, take no longer than this each. */
    healthMs: 2000,
    /** A start that finds no database tries again after a pause that grows up to this, and says so this often. */
    startPauseMs: 5000,
    startSayingMs: 30_000,
  },
  migrations: {
    /** A transaction of a migration waits this long for locks in sum, so members' writes stall no longer than this. */
    lockMs: 500,
    /** Lock wait of a statement in a transaction that has used up its sum. */
    minLockMs: 20,
    /** Pauses between attempts grow from the first to the last; the attempts last about ten minutes. */
    firstPauseMs: 200,
    maxPauseMs: 5000,
    attempts: 130,
    /** Poll interval of a process that waits for another one to finish migrating. */
    lockPollMs: 200,
    /** Interval between two lines about the same wait. */
    sayEveryMs: 10_000,
    /** Size of a backfill's slice, which grows until it takes `targetMs`; then a rest of that share of its time. */
    slice: { minRows: 500, maxRows: 20_000, targetMs: 150, restShare: 0.5 },
  },
  connections: {
    /** Clients that are connected to one process, streams among them. */
    max: 10_000,
    /** The head of a request is there within this time, the whole of it within that. */
    headMs: 20_000,
    wholeMs: 60_000,
    /** How often connections are looked at for that. */
    checkMs: 5000,
    /** On a connection in use nothing moves for this long: its client is gone. Longer than a stream's pulse. */
    silentMs: 90_000,
  },
  /** The served contract is kept by its readers for as long; then they ask with its ETag. */
  documentSeconds: 300,
  /** The sitemap's files are cached for as long, here and by their readers. */
  sitemapSeconds: 3600,
  /** For as long a browser need not ask again whether a page elsewhere may call. */
  preflightSeconds: 600,
  stopping: {
    /** Open requests may finish within this time; then their connections are closed. */
    requestsMs: 5000,
    /** What is left, jobs and pending writes, may take until this long after the signal. */
    restMs: 8000,
    /** Saying goodbye to the database. */
    databaseMs: 1000,
  },
  /** What fails again and again is told once in full, then counted in one line each time this has passed. */
  reportMs: 10_000,
  session: {
    /** Sliding life; a session unused for longer is over. */
    idleSeconds: 30 * 24 * 3600,
    /** However busy, a session is over this long after its login. */
    maxSeconds: 180 * 24 * 3600,
    /** The last-seen time is written at most this often. */
    touchSeconds: 300,
    /** Those that were used since are written together this often. */
    usesEveryMs: 10_000,
    /** Those that are over are deleted, so many at once. */
    forgetMs: 10 * 60 * 1000,
    forgetAtOnce: 20_000,
  },
  /**
   * Cached viewers: maximum time until a change takes effect in every process, maximum age while all change
   * notifications arrive, and number of viewers.
   */
  viewers: { maxAgeMs: 900, notifiedMaxAgeMs: 60_000, max: 20_000 },
  /** Keys of members' programs. */
  apiKeys: {
    /** This many serve a member at a time. */
    max: 10,
    /** Calls of one key to one process in a minute, reading ones included. */
    perMinute: 300,
    /** When keys were last used is written this often. */
    usesEveryMs: 60_000,
    /** Those that are over are deleted after so many days, so many at once. */
    keptDays: 90,
    forgetMs: 60 * 60 * 1000,
    forgetAtOnce: 5000,
  },
  /** Events sent to addresses outside. */
  webhooks: {
    /** There are no more addresses than this. */
    max: 20,
    /** Pauses after each attempt, about three days in all; the last attempt is the one after the last pause. */
    retrySeconds: [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 86_400, 86_400],
    everyMs: 2000,
    /** On their way from one process, to all addresses and to one. */
    atOnce: 20,
    atOnceEach: 5,
    timeoutMs: 10_000,
    /** The old secret signs as well for this long. */
    overlapHours: 24,
    keptDays: 30,
    forgetMs: 60 * 60 * 1000,
    forgetAtOnce: 10_000,
    /** Sent again with one call at most, and touched by one statement. */
    replayMax: 10_000,
    batch: 1000,
  },
  /** Maximum size of a batch of likes, favourites or shares, and number of concurrent batches of one kind. */
  acts: { batchSize: 100, concurrency: 1 },
  /** The same for comments on one thread. Their statements lock its row, so concurrent ones would only wait. */
  comments: { batchSize: 20, concurrency: 1 },
  /** What acts bring about, applied after the act. */
  outbox: {
    /** Acts that come within this time after one are applied with it. */
    gatherMs: 100,
    /** While acts keep coming, applying them rests so long, so that more go together. */
    restMs: 500,
    /** How often a process looks for what others have left, and for what another one was applying. */
    everyMs: 400,
    atOnce: 500,
    /** Who asks for what follows from their own acts waits for it this long. */
    waitMs: 500,
    /** What could not be applied is tried again after so long, twice as long each time. */
    retrySeconds: 1,
    maxRetrySeconds: 3600,
  },
  /** A captcha is answered at registration after so many seconds at the least: nobody reads and types it sooner. */
  captcha: { ttlSeconds: 120, length: 4, readSeconds: 2 },
  /** Attempts to log in that failed. Past one of these a captcha is asked for and attempts wait; nothing is locked. */
  login: {
    /** From one address on one account. */
    perPair: { max: 5, windowSeconds: 3600 },
    /** From one address on any account. */
    perAddress: { max: 30, windowSeconds: 600 },
    /** On one account from all addresses: an address where the member is logged in is not counted among them. */
    perAccount: { max: 50, windowSeconds: 3600 },
    /** The wait between two attempts doubles with each, up to its end: for a pair, and for a whole address. */
    pairWait: { firstSeconds: 1, maxSeconds: 60 },
    addressWait: { firstSeconds: 1, maxSeconds: 10 },
  },
  /** Computations of argon2 that run and wait at the same time in one process. */
  hashing: { atOnce: 2, waiting: 100, retrySeconds: 3 },
  /**
   * Request bodies. `minBytes`, `maxBytes`: bounds of the limit that each operation derives from its schema; `minBytes` also
   * limits bodies outside the contract. `maxDepth`, `maxNodes`: nesting and number of values where a schema leaves the
   * form open.
   */
  body: { minBytes: 16 * 1024, maxBytes: 1024 * 1024, maxDepth: 32, maxNodes: 20_000 },
  /**
   * What one caller may ask of one process in a minute, whatever becomes of it: a call that may write costs one, and
   * every call so many kilobytes of its body one more; a search costs so much as it says here. On top of the rate limits of
   * single operations, which are in the contract.
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
    /** This many different members' reports hide what they are about until somebody has looked. */
    hidingReports: 5,
    /** Days when none are given, and how many an act may last where it is bounded. */
    denyDays: 7,
    circleDenyDays: 7,
    forbidDays: 30,
    /** What waits for a decision is late after so many hours; 3 working days may have a weekend among them. */
    deskHours: { reports: 4, review: 4, appeals: 72, proposals: 72, feedback: 72, devices: 48, orders: 120 },
    /** So many of those that wait longest stand on the desk, of all kinds together. */
    deskOldest: 8,
    /** So many notes there are on one member at most. */
    notes: 100,
    /**
     * A member may appeal for so many days, as long as what was taken down is kept, and is answered within the hours of
     * `deskHours.appeals`. What opens the appeal to somebody who may not log in serves for so long.
     */
    appealDays: 30,
    appealTicketSeconds: 2 * 3600,
    /** So many months are told of in public, and of fewer acts than this not how many. */
    logMonths: 12,
    /** A process counts it again after so long. */
    logKeptMs: 10 * 60 * 1000,
    fewestTold: 3,
    /** A sweep can be taken back for so long. */
    sweepUndoMinutes: 10,
    /** Texts that were reviewed together can go back into the queue for so long. */
    reviewUndoMinutes: 10,
    /** So many threads and comments are taken back in one transaction at most. */
    sweepTexts: 1000,
    /** How long a process goes on with the sensitive words it has read. */
    wordsMs: 3000,
    /** TTL of the cached names of staff, in milliseconds. */
    staffNamesMs: 60_000,
  },
  /** A member counts as a newcomer for this many hours after joining. */
  newcomerHours: 24,
  announcements: {
    /** So many members are told at once, and how often that is looked after. */
    atOnce: 1000,
    everyMs: 2000,
    /** Who joins, or comes to belong to those it is for, is told after at most so long. */
    roundMinutes: 10,
    /** So many are sent for the home page, which shows the first few that a member has not put away. */
    banners: 20,
  },
  /** Recognising what several accounts publish. */
  spam: {
    /** For as long it is remembered who published a text or a link, and so many accounts of each. */
    windowHours: 24,
    accountsKept: 50,
    /** From so many accounts on it waits for review: of members without standing, and the same text of others. */
    accounts: 3,
    knownAccounts: 5,
    /** So many a member without standing writes in a minute at most; an hour's are the operator's to set. */
    pace: { threads: 3, comments: 6, messages: 8 },
    /** That a member has standing is taken as read for so long, of so many members. */
    knownMs: 10 * 60 * 1000,
    knownKept: 10_000,
    forgetMs: 10 * 60 * 1000,
    forgetAtOnce: 20_000,
  },
  username: { min: 2, max: 20 },
  nickname: { min: 2, max: 12 },
  activity: {
    /** Before it begins one can check in for this long. */
    doorsOpenMinutes: 30,
    /** Names and phones of those who signed up are kept for this long after the end. */
    keepDays: 30,
    codeLength: 6,
  },
  /**
   * Assets of earlier builds, for pages that were opened before an upgrade: days after the last server of that build,
   * age in hours at which a running server renews its own, interval of that, and how long a start waits for it.
   */
  assets: { keepDays: 30, renewHours: 24, everyMs: 3_600_000, startMs: 8000, atOnce: 16 },
  upload: {
    maxBytes: 10_485_760,
    /** Of a picture; of an animation all its frames together. */
    maxPixels: 40_000_000,
    maxSide: 2560,
    thumbnailWidth: 720,
    /** What of one member may be kept at a time, before any picture is made smaller. */
    quota: { files: 5000, bytes: 2 * 1024 ** 3 },
    /** What nothing has shown yet can be loaded and used for so long, and is removed after so long. */
    freshHours: 24,
    unusedHours: 48,
    /** What was taken away can be shown again for so long, and is removed after so long (ruling 37). */
    reusableDays: 29,
    withdrawnDays: 30,
    /** Browsers and caches in between may show a file for this long without asking. */
    cacheSeconds: 300,
    /** How many files a process remembers to be open or closed, and for how long without news of them. */
    remembered: { files: 20_000, ms: 60_000 },
    /** The address of a file that is not open works for this long at least, and twice as long at most. */
    keySeconds: 3600,
    collectMs: 10 * 60 * 1000,
    /** How many are removed in one go. */
    collected: 500,
    sweepMs: 24 * 3600 * 1000,
    /** Uses from before they were noted are gone through in steps of so many rows, for so long at a time. */
    backfill: { everyMs: 10_000, rows: 500, budgetMs: 1000 },
    /** Frames of an animation that are kept; the rest would only cost time. */
    maxFrames: 100,
    /** A video counts as so many megapixels of the day's. */
    video: { maxSeconds: 1800, maxSide: 4096, maxTracks: 8, maxPackets: 250_000, megapixels: 20 },
    /** Megapixels that a file whose decoding overran its time costs besides its own. */
    overrunMegapixels: 400,
    /** Files a process takes in at the same time, from everybody and from one member: nine pictures and a video. */
    atOnce: { all: 40, member: 10 },
    /** The processes that decode: the page gives up 30 s after the last byte was sent, so both waits together are shorter. */
    worker: { waiting: 30, waitMs: 12_000, taskMs: 15_000, idleMs: 60_000, heapMegabytes: 256 },
    /** A large file gets a second more for so many bytes: they are read and written again. */
    bytesPerSecond: 10_000_000,
    /** Videos in resumable parts (decision 0038). */
    resumable: {
      /** Of one member that are not finished; one that nobody has touched for so long gives way to another. */
      open: 3,
      idleMinutes: 60,
      /** What is not finished by then is removed, looked for this often. */
      keepHours: 24,
      everyMs: 10 * 60 * 1000,
      /** How many whole videos of the largest size a member may begin in a day. */
      perDay: 5,
      /** Who writes an upload holds it for so long and says again that they do; a next one waits and asks for it. */
      lock: { leaseMs: 10_000, renewMs: 2000, pollMs: 250, waitMs: 15_000, drainMs: 1000 },
    },
    /** When to try again after 503. */
    retrySeconds: { busy: 10, full: 60 },
    /**
     * A store that speaks the S3 protocol: how long it may take to be reached and to answer, how often it is asked, and in
     * what parts a larger file is sent.
     */
    s3: { connectMs: 3000, answerMs: 15_000, attempts: 3, partBytes: 8 * 1024 * 1024 },
    /** What a stopped process has left half written is removed after this long, looked for this often. */
    leftovers: { keepMs: 60 * 60 * 1000, everyMs: 24 * 60 * 60 * 1000 },
  },
  thread: {
    titleMin: 5,
    titleMax: 50,
    dynamicMax: 1000,
    contentMin: 10,
    topicMax: 20,
    commentMax: 1000,
    /** A comment can be edited for so long after it was written, and so often. */
    commentEdits: { hours: 24, max: 50 },
    placeMax: 40,
  },
  linkCards: {
    /** How often due links are looked for, and how many are asked together. */
    everyMs: 5000,
    atOnce: 6,
    freshDays: 7,
    retries: 2,
    retryMinutes: 10,
    /** No more tags of a page are looked at, and reading it takes no more than this in a process of its own. */
    tags: 2000,
    reading: { ms: 3000, heapMb: 32 },
  },
  draft: {
    /** This many are kept of a member. */
    max: 50,
    /** What the form may weigh besides its text, as JSON. */
    formChars: 60_000,
  },
  account: {
    nicknameDays: 30,
    /** Between asking for an account to be closed and its closing; logging in takes the wish back. */
    closingDays: 15,
    /** Who has no password changes their ways in within this time after logging in. */
    freshSeconds: 600,
    /** How long the address of an export is good. */
    exportSeconds: 600,
  },
  checkIn: {
    /** Points of the first to the seventh day in a row; then from the beginning. */
    ladder: [5, 5, 10, 10, 15, 15, 30],
    makeup: { perMonth: 3, points: 30 },
    /** A card for every so many days in a row, and how many a member can have. */
    card: { everyDays: 7, max: 3 },
    /** From this hour of the community's day those who wish are reminded. */
    remindHour: 20,
    jobMs: 5 * 60 * 1000,
    /** A prize that was sent counts as received after so many days. */
    receivedDays: 10,
  },
  /** Experience of one action, and how often it counts in a day, 0 for without limit. */
  experience: {
    posted: { exp: 10, perDay: 3 },
    commented: { exp: 2, perDay: 10 },
    liked: { exp: 1, perDay: 20 },
    checkedIn: { exp: 5, perDay: 1 },
    essence: { exp: 50, perDay: 0 },
  },
  front: {
    /** Narrower pictures would be soft as the large one of the home page. */
    heroWidth: 900,
  },
  /** Points of a thread that is chosen as essence. */
  essencePoints: 50,
  question: {
    /** Points for an answer that is accepted; of one question so many members are given them. */
    points: 10,
    paidAnswers: 3,
    /** They are taken back where the answer is no longer accepted, or gone, within so many days. */
    takeBackDays: 7,
    /** An asker who has answers and accepts none is reminded once, this long after asking and no later than that. */
    remindAfterDays: 7,
    remindUntilDays: 30,
    followUpMs: 10 * 60 * 1000,
    /** Older questions are no longer offered to owners to be answered. */
    queueDays: 90,
  },
  /** Points a member of level 1 may give to others in a day, and how many more with each level. */
  tipping: { perDay: 100, perLevel: 20 },
  /** Applications for authentication within the window, and the pictures of one (ruling 30); points for a pair. */
  device: { applications: 3, windowDays: 30, images: 6, reviewDays: 3, points: 100 },
  invitation: {
    /** What each of the two gets once the newcomer has posted. */
    points: 30,
    /** How many invitations a day are rewarded; the others wait for the next day. */
    perDay: 5,
    /** A code that nobody uses for so long lapses, until its owner is here again. */
    codeDays: 90,
  },
  wx: {
    /** WeChat and the SMS provider answer within this time, or they have not answered. */
    timeoutMs: 8000,
    /** No answer of theirs is longer, nor the picture of a code, in bytes. */
    answerBytes: 65_536,
    pictureBytes: 1_048_576,
    /** An access token is given up this long before its end. */
    tokenMarginSeconds: 300,
    /** Between leaving for WeChat and coming back. */
    stateSeconds: 600,
    /** How long a link into the mini-program works. */
    linkDays: 30,
  },
  oidc: {
    /** The provider answers each call within this time, or it has not answered. */
    timeoutMs: 4000,
    /** No answer of its is longer, in bytes: what it says of itself, its keys, its tokens. */
    answerBytes: 262_144,
    /** What it says of itself is asked for again after so long. */
    keptMs: 60 * 60 * 1000,
    /** Lifetime of the verdict whether the provider answers, and the timeout of the check. */
    checkedMs: 10_000,
    checkTimeoutMs: 2000,
    /** Longest wait of the log-in page for a running check; after that it shows the last verdict. */
    pageWaitMs: 300,
    /** Its clock and this one may differ by so much. */
    clockSeconds: 30,
    /** Between leaving for it and coming back, and from then on until an account is made or bound. */
    visitSeconds: 600,
    ticketSeconds: 600,
    /** The longest name there that is kept. */
    accountLength: 64,
  },
  sms: {
    lifeSeconds: 300,
    /** Guesses at one code. */
    attempts: 5,
  },
  mail: {
    /** How often a process looks for mails that are due, and how many it sends at the same time. */
    everyMs: 2000,
    atOnce: 4,
    /** Of these no more are notices, so that what somebody waits for finds room. */
    noticesAtOnce: 3,
    /** A server is reached and greets within this time; where somebody waits at a screen it answers each step in it. */
    timeoutMs: 8000,
    /** It answers each step within this time: what it was handed it may look at for viruses first. */
    answerMs: 120_000,
    /** Pauses after what a receiver has put off; the last attempt is the one after the last pause. */
    retrySeconds: [60, 300, 1800, 7200],
    /** While the server itself does not take mail, nothing counts as an attempt, and it is tried again this often. */
    serverPauseSeconds: 60,
    /** What could not be sent for so long is given up; what somebody waits for at a screen sooner. */
    giveUpHours: 72,
    resetGiveUpHours: 12,
    keptDays: 30,
    forgetMs: 60 * 60 * 1000,
    forgetAtOnce: 10_000,
    /** How long the links in mails work. */
    resetMinutes: 30,
    verifyHours: 24,
    unsubscribeDays: 180,
    /** Links to reset a password that one member is sent. */
    resets: { max: 6, windowSeconds: 86_400 },
  },
  recovery: { codes: 8 },
  /** The second step of logging in. */
  twoStep: {
    /** Backup codes of a member. */
    codes: 10,
    /** A secret that was shown is confirmed within this time. */
    setupSeconds: 600,
    /** After the first step the second one is taken within this time, and so many codes are. */
    ticketSeconds: 300,
    attempts: 5,
    /** A code serves for so many seconds, and for this many periods before and after. */
    periodSeconds: 30,
    window: 1,
    /** An owner is told of a log-in that used up its codes this often. */
    told: { max: 1, windowSeconds: 86_400 },
  },
  passkeys: {
    /** How many a member has at most. */
    max: 10,
    /**
     * A challenge is answered within this time. So many wait at once: those of a member, of whom the latest stay, and
     * those for logging in, which are nobody's yet.
     */
    challenges: { seconds: 300, perMember: 5, nobodys: 20_000 },
    /** The ways to an authenticator that are kept. */
    transports: ["usb", "nfc", "ble", "hybrid", "internal", "cable", "smart-card"],
    /** An owner is told of a passkey that may have been copied this often. */
    told: { max: 1, windowSeconds: 86_400 },
  },
  /**
   * The access settings are reloaded in the background after `freshMs`, and before the next call after `staleMs`. The
   * account of a refused applicant is deleted after `refusedDays`.
   */
  access: { freshMs: 1000, staleMs: 5000, refusedDays: 30 },
  /** How long a setup address serves, and how often a process looks whether the community has been founded. */
  founding: { minutes: 60, lookMs: 1000 },
  /** A logo is kept as a square of so many pixels; its longer side has at least so many. */
  logo: { side: 256, least: 256 },
  /** As many of what is asked often as one page of the contract holds. */
  help: { questions: 100 },
  mall: {
    /** An order that was sent is completed by itself after this long. */
    autoConfirmDays: 10,
    /** A good is new for this long. */
    freshDays: 30,
    /** At most so many pieces left: the good is marked as scarce. */
    scarceStock: 20,
    /** From so many pieces exchanged on, the good is marked as sought after. */
    hotSold: 200,
    maxAddresses: 20,
    confirmMs: 10 * 60 * 1000,
  },
  live: {
    /** How many streams a member may have open, and how many a process serves. */
    perMember: 6,
    perProcess: 5000,
    /** What comes in within this time is told together. */
    gatherMs: 100,
    /** A line says this often that a stream is alive; the sessions behind all streams are looked at with it. */
    beatMs: 25_000,
    /** A client that leaves more than this unread is too slow. */
    unreadBytes: 32 * 1024,
    /** Without news for this long, streams are closed, so that their clients ask by themselves. */
    disconnectedMs: 5000,
    /** The connection over which a process listens is asked this often whether it still tells everything. */
    proofMs: 300,
  },
  /** A message can be taken back for this long. */
  recallSeconds: 120,
  search: {
    /** So many characters of a row's HTML are indexed, and read for what to show of it. */
    htmlCharacters: 20_000,
    /**
     * So many characters (UTF-16 units) of a text without its HTML are looked through for the hit that its excerpt is
     * around: what is asked for stands in its beginning, or the excerpt is that.
     */
    excerptedCharacters: 4000,
    /** The indexer looks for what has changed this often, and takes so many rows in one transaction. */
    everyMs: 400,
    atOnce: 200,
    /** Threads that a slice of a renamed circle or topic reads at most to find the ones to index. */
    rescannedAtOnce: 5000,
    /** So many of the best-ranked documents that hold the words are weighed against each other. */
    candidates: 300,
    /** A word is looked for among so many of the best-ranked documents first, then among more of them, then in all. */
    levels: [1000, 4000, 20_000, 160_000],
    /** How long what the levels are counted from is kept; it is a guess at where to look first. */
    levelsKeptMs: 300_000,
    /** A query is searched for by so many of its words. */
    words: 10,
    /** So many words of a query that nobody has written are compared with those that somebody has. */
    corrections: 3,
    /** Results to a query while it is typed, of each kind. */
    suggestions: 4,
  },
  /** How many searches a member's history keeps; a word typed on within these seconds takes the place of its beginning. */
  searchHistory: { kept: 20, typingSeconds: 10 },
  /** Pages that are rendered on the server. */
  pages: {
    /** This many are rendered at the same time, and for one address. */
    atOnce: 4,
    perAddress: 2,
    /** While so many are being rendered, a browser that has the scripts is given a frame, which it fills itself. */
    framesFrom: 3,
    /** This many more may wait for that, in all and for one address, and for how long. */
    waiting: 64,
    waitingPerAddress: 16,
    waitMs: 3000,
    /** Anyone who asks waits no longer for a page than this; it is then as if it could not be made. */
    patienceMs: 10_000,
    /** Pages of a moment; each is some 100 kB. */
    fresh: 300,
    /** The last good pages, compressed, for when none can be made; each is kept again after so many seconds. */
    kept: { pages: 1000, bytes: 24 * 1024 * 1024, everyMs: 10_000 },
    retryAfterSeconds: 5,
    /** `Retry-After` of pages while the community is not open yet, in seconds. */
    notOpenRetrySeconds: 3600,
  },
  /** The caches of what is the same for everybody, responses and pages. */
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
  /** Whose tasks ask for no more opened threads is asked again after this; so many members are remembered. */
  browsing: { idleMs: 30_000, members: 20_000 },
  /**
   * Views are written this often. A visitor counts once per thread or topic and window; of so many views the visitor is
   * remembered, about 15 MB.
   */
  views: { flushMs: 2000, windowMs: 60 * 60 * 1000, maxCounted: 100_000 },
  rateForgettingMs: 10 * 60 * 1000,
  signupForgettingMs: 60 * 60 * 1000,
  /** Figures of the community: how often they are counted, and how many days are counted when there are none yet. */
  figures: { everyMs: 10 * 60 * 1000, keptDays: 181 },
  rankingRefreshMs: 10 * 60 * 1000,
  invitationsMs: 10 * 60 * 1000,
  accountClosingMs: 10 * 60 * 1000,
} as const;
