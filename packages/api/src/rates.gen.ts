// Generated from openapi/ by `pnpm gen`. Do not edit.
import type { operations } from "./schema.gen.ts";

/** At most `max` calls, or units, within a window of `windowSeconds` are counted together by their key. */
export interface RateLimit {
  readonly name: string;
  readonly key: "member" | "address" | "account" | "phone" | "email" | "site";
  readonly max: number;
  readonly windowSeconds: number;
}

/** Rate limits by name: `x-limits`. Past one a call is refused with 429. */
export const rates = {
  "captcha": {
    "name": "captcha",
    "key": "address",
    "max": 60,
    "windowSeconds": 60
  },
  "register": {
    "name": "register",
    "key": "address",
    "max": 10,
    "windowSeconds": 3600
  },
  "invitationCode": {
    "name": "invitationCode",
    "key": "address",
    "max": 60,
    "windowSeconds": 60
  },
  "passkey": {
    "name": "passkey",
    "key": "address",
    "max": 120,
    "windowSeconds": 300
  },
  "oidc": {
    "name": "oidc",
    "key": "address",
    "max": 120,
    "windowSeconds": 300
  },
  "wxBegin": {
    "name": "wxBegin",
    "key": "address",
    "max": 120,
    "windowSeconds": 300
  },
  "wxScheme": {
    "name": "wxScheme",
    "key": "address",
    "max": 120,
    "windowSeconds": 60
  },
  "wxLink": {
    "name": "wxLink",
    "key": "member",
    "max": 30,
    "windowSeconds": 60
  },
  "password": {
    "name": "password",
    "key": "member",
    "max": 5,
    "windowSeconds": 600
  },
  "secondCode": {
    "name": "secondCode",
    "key": "member",
    "max": 5,
    "windowSeconds": 600
  },
  "secondGuess": {
    "name": "secondGuess",
    "key": "account",
    "max": 50,
    "windowSeconds": 86400
  },
  "smsMinute": {
    "name": "smsMinute",
    "key": "phone",
    "max": 1,
    "windowSeconds": 60
  },
  "smsDay": {
    "name": "smsDay",
    "key": "phone",
    "max": 10,
    "windowSeconds": 86400
  },
  "smsAddress": {
    "name": "smsAddress",
    "key": "address",
    "max": 10,
    "windowSeconds": 86400
  },
  "recoverAccount": {
    "name": "recoverAccount",
    "key": "account",
    "max": 3,
    "windowSeconds": 3600
  },
  "recoverAddress": {
    "name": "recoverAddress",
    "key": "address",
    "max": 10,
    "windowSeconds": 3600
  },
  "mailBind": {
    "name": "mailBind",
    "key": "member",
    "max": 5,
    "windowSeconds": 86400
  },
  "mailTo": {
    "name": "mailTo",
    "key": "email",
    "max": 5,
    "windowSeconds": 86400
  },
  "setupMail": {
    "name": "setupMail",
    "key": "site",
    "max": 10,
    "windowSeconds": 3600
  },
  "export": {
    "name": "export",
    "key": "member",
    "max": 3,
    "windowSeconds": 86400
  },
  "apiKey": {
    "name": "apiKey",
    "key": "member",
    "max": 20,
    "windowSeconds": 86400
  },
  "thread": {
    "name": "thread",
    "key": "member",
    "max": 6,
    "windowSeconds": 60
  },
  "newcomerThreads": {
    "name": "newcomerThreads",
    "key": "member",
    "max": 20,
    "windowSeconds": 86400
  },
  "post": {
    "name": "post",
    "key": "member",
    "max": 20,
    "windowSeconds": 60
  },
  "newcomerComments": {
    "name": "newcomerComments",
    "key": "member",
    "max": 200,
    "windowSeconds": 86400
  },
  "edit": {
    "name": "edit",
    "key": "member",
    "max": 10,
    "windowSeconds": 60
  },
  "draft": {
    "name": "draft",
    "key": "member",
    "max": 60,
    "windowSeconds": 60
  },
  "highlight": {
    "name": "highlight",
    "key": "member",
    "max": 40,
    "windowSeconds": 60
  },
  "upload": {
    "name": "upload",
    "key": "member",
    "max": 60,
    "windowSeconds": 60
  },
  "uploadBytes": {
    "name": "uploadBytes",
    "key": "member",
    "max": 512000,
    "windowSeconds": 86400
  },
  "uploadWork": {
    "name": "uploadWork",
    "key": "member",
    "max": 2000,
    "windowSeconds": 86400
  },
  "follow": {
    "name": "follow",
    "key": "member",
    "max": 60,
    "windowSeconds": 60
  },
  "circle": {
    "name": "circle",
    "key": "member",
    "max": 30,
    "windowSeconds": 60
  },
  "message": {
    "name": "message",
    "key": "member",
    "max": 30,
    "windowSeconds": 60
  },
  "report": {
    "name": "report",
    "key": "member",
    "max": 10,
    "windowSeconds": 600
  },
  "appeal": {
    "name": "appeal",
    "key": "member",
    "max": 10,
    "windowSeconds": 600
  },
  "feedback": {
    "name": "feedback",
    "key": "member",
    "max": 5,
    "windowSeconds": 600
  },
  "feedbackReply": {
    "name": "feedbackReply",
    "key": "member",
    "max": 20,
    "windowSeconds": 60
  },
  "tip": {
    "name": "tip",
    "key": "member",
    "max": 20,
    "windowSeconds": 60
  },
  "helped": {
    "name": "helped",
    "key": "member",
    "max": 30,
    "windowSeconds": 60
  },
  "accept": {
    "name": "accept",
    "key": "member",
    "max": 30,
    "windowSeconds": 60
  },
  "signup": {
    "name": "signup",
    "key": "member",
    "max": 20,
    "windowSeconds": 60
  },
  "checkIn": {
    "name": "checkIn",
    "key": "member",
    "max": 120,
    "windowSeconds": 60
  }
} as const satisfies Record<string, RateLimit>;

/** Names of the rate limits that an operation is counted in. */
export const ratesOf = {
  "ownInfoRevoked": [
    "password"
  ],
  "accountPassword": [
    "password"
  ],
  "activitySignup": [
    "signup"
  ],
  "activityCheckIn": [
    "checkIn"
  ],
  "appealSubmit": [
    "appeal"
  ],
  "appealSend": [
    "appeal"
  ],
  "captchaImage": [
    "captcha"
  ],
  "register": [
    "register"
  ],
  "draftSave": [
    "draft"
  ],
  "accountExport": [
    "password",
    "export"
  ],
  "feedbackSubmit": [
    "feedback"
  ],
  "feedbackReply": [
    "feedbackReply"
  ],
  "threadHighlight": [
    "highlight"
  ],
  "apiKeyCreate": [
    "password",
    "apiKey"
  ],
  "invitationWelcome": [
    "invitationCode"
  ],
  "circleJoin": [
    "circle"
  ],
  "circleLeave": [
    "circle"
  ],
  "dialogSend": [
    "message"
  ],
  "dialogReport": [
    "report"
  ],
  "blockAdd": [
    "follow"
  ],
  "blockDel": [
    "follow"
  ],
  "threadReport": [
    "report"
  ],
  "oidcBegin": [
    "oidc"
  ],
  "oidcRegister": [
    "register"
  ],
  "oidcLink": [
    "password"
  ],
  "oidcUnlink": [
    "password"
  ],
  "passkeyBegin": [
    "passkey"
  ],
  "passkeyAddBegin": [
    "password"
  ],
  "passkeyRename": [
    "password"
  ],
  "passkeyRemove": [
    "password"
  ],
  "questionHelped": [
    "helped"
  ],
  "questionAccept": [
    "accept"
  ],
  "questionVote": [
    "accept"
  ],
  "recoverMail": [
    "recoverAddress",
    "recoverAccount"
  ],
  "accountCodes": [
    "password"
  ],
  "accountMailBind": [
    "password",
    "mailBind",
    "mailTo"
  ],
  "accountMailUnbind": [
    "password"
  ],
  "setupMailTest": [
    "setupMail"
  ],
  "threadCreate": [
    "thread",
    "newcomerThreads"
  ],
  "threadAddPost": [
    "post",
    "newcomerComments"
  ],
  "threadEdit": [
    "edit"
  ],
  "postEdit": [
    "edit"
  ],
  "threadTipping": [
    "tip"
  ],
  "topicFollow": [
    "follow"
  ],
  "loginSecond": [
    "secondGuess"
  ],
  "twoStepBegin": [
    "password"
  ],
  "twoStepConfirm": [
    "secondCode"
  ],
  "twoStepPasskey": [
    "password"
  ],
  "twoStepOff": [
    "password",
    "secondCode",
    "secondGuess"
  ],
  "twoStepCodes": [
    "password",
    "secondCode",
    "secondGuess"
  ],
  "commonUpload": [
    "upload",
    "uploadBytes",
    "uploadWork"
  ],
  "uploadFinish": [
    "uploadWork"
  ],
  "followAdd": [
    "follow"
  ],
  "followDel": [
    "follow"
  ],
  "wxShortLink": [
    "wxLink"
  ],
  "wxSms": [
    "smsMinute",
    "smsDay",
    "smsAddress"
  ],
  "wxQrcode": [
    "wxLink"
  ],
  "wxUserinfo": [
    "password"
  ],
  "wxScheme": [
    "wxScheme"
  ],
  "wxSmsLogin": [
    "register"
  ],
  "wxWebRegister": [
    "register"
  ],
  "wxRegister": [
    "register"
  ],
  "wxBegin": [
    "wxBegin"
  ],
  "wxUnbind": [
    "password"
  ],
  "phoneSms": [
    "smsMinute",
    "smsDay",
    "smsAddress"
  ],
  "phoneBind": [
    "password"
  ]
} as const satisfies Partial<Record<keyof operations, readonly (keyof typeof rates)[]>>;
