import type { Answers } from "../mock.ts";

/** Responses for login and registration, with a captcha image. */
export const auth = {
  captchaImage: {
    captchaEnabled: true,
    uuid: "0f8fad5bd9cb469fa16570867728950e",
    img: "iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoBAMAAADHxCMWAAAAMFBMVEU1Rj3u8O6bp6Dl6OXY3drN08+5wbyvuLJRYFjCycSkr6licGhCUkqJk45wfHZ9iILm6nQ4AAAACXBIWXMAAAsTAAALEwEAmpwYAAACcklEQVRIx+2VzWsTQRjGH6JJU9MPx93W2mqMA201mOpSlQoKDcuKFARzSFTwoEEtvdmKFksPif0HjGJF7SENlFJP8eDHIZIIOeQk1Yv0IFS8iB+gZy/O7HxklSK2Htu57OxkfrPP+7zvOwH5j4ENeP3BR2Kf1wYftoiRwZO1wOYLjJLdaIrLV/tf2DYFA3tIHgG5HEat/PZ6/O+sMaZkV/CjjR8gRhfcoV6JM7wCPDSnYBbuAFrUeoeAZ/m8s/T6MmDVP1gqd7vu9loKXkZ2GVNqg5mK/cwAF8UvaAXqIYSBZh5wIafdXkQzkPCqGkCIP7YJETm9/h3YwgO+Vk9VHu6aZ0TQyB/HEEycBcuFHLvYxkZipOc8eb7N1qa8rMks5M8L8LOciPDFmRFsNu7sszzwIIODXtkq6RFkuZ3K+E4E8qimXVbDW3lgLfTx/PhI0hZSfNKMLDftjdx3FaOLuLVgeSrMvL8fTczeZ9NXxguURm/cs4sccr/8isMfBNsOn1HEU295pmjvIwSPS+H9zrkJ2gd02+JTfrcKxPYZLI1VdAwMNh5GL3ETrUlIqWztPEJCwSBayQ5IGYcqIXpT5t+FjXRPnBuBhFkEPuq8Vw1neoLSvcDLr0DVST4YLlCE3iXr9QAiXG/n53HhOdkwQpvhnKkwJzPwUUrnR1KiYu4qeKjH0m1FJmvfZmVnBFU1z7DyPA2/3c/m2wWsSgZRWbXg2TCIzkhAN0JfOXeQu8bnJw6UOCx1a/3vFyxPq/5xp+ysn0VOQvfYyhegGfvyW5N0oMFzUMPRVd2eXTqHvJD9q7t6w7Xnen7q06aNv5v1Bf8C+Xn1nkD8VKUAAAAASUVORK5CYII=",
  },
  setupLook: {
    minutesLeft: 42,
    brandName: "镜界社区",
    brandNameEn: "Lenscape",
    officialSite: "https://lenscape.example/",
    filingNumber: "",
    fixed: ["brandNameEn"],
    mailHost: "",
    mailFrom: "",
    circles: [
      {
        key: "help",
        name: "新手与答疑",
        brief: "第一副眼镜、第一次配对、第一个问题，都从这里开始。",
        topics: ["第一次戴上它", "求助", "我的配置"],
      },
      {
        key: "create",
        name: "影像创作",
        brief: "把看见的留下来：第一视角照片、短片与后期。",
        topics: ["第一视角", "拍摄参数", "夜景"],
      },
    ],
    groups: [
      { name: "普通会员", permissions: 4 },
      { name: "版主", permissions: 5 },
      { name: "管理员", permissions: -1 },
    ],
    standing: { days: 7, posts: 3 },
    extras: [
      { key: "tasks", count: 15 },
      { key: "prizes", count: 5 },
      { key: "goods", count: 4 },
      { key: "pact", count: 1 },
    ],
    checks: [
      { state: "ok", text: "PostgreSQL 17.2，UTF8，C.UTF-8" },
      { state: "ok", text: "与数据库的时钟一致" },
      { state: "note", text: "只有本机访问得到：HOST 是本机，也没有 TRUSTED_PROXIES 与 PUBLIC_ORIGIN" },
    ],
  },
  setupMailTest: { isSent: 0, answer: "账号或密码不对（服务器答复 535）" },
  setupFound: {
    recoveryCodes: [
      "7HKM-2PQR",
      "9BTD-4WXF",
      "3NVC-8GYJ",
      "6RSL-5DKT",
      "2MXB-7HPW",
      "8QFN-3CVT",
      "4GJD-9LRK",
      "5WYP-6BMX",
    ],
  },
  recoverWays: { mail: 1, sms: 1 },
  wxWays: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "" },
  oidcNewcomer: { account: "yunye", nickname: "云野" },
  loginSecondWays: { totp: 1, passkey: 0 },
} satisfies Answers;
