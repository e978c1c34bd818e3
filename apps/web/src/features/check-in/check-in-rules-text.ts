/** Texts of how checking in works; their code comes when they are asked for. */
export const checkInRulesText = {
  title: "签到规则",
  day: "每天签到一次，以社区所在时区的零点为界。",
  ladder: "连续签到第 1 到第 7 天依次得 {ladder} 积分，之后从头再来；中间断一天，从第 1 天算起。",
  card: "每连续签满 7 天送一张补签卡，最多留 3 张。",
  makeup:
    "只能补签本月的日期，每月最多 3 次，每次用一张补签卡或 30 积分。补签的那天没有积分，但算进连续和累计的天数。",
  prize:
    "奖品按本月累计签到的天数领取，每件每月一次，月底没领的作废。这个月不足 30 天时，签满全月即可领 30 天的奖品。",
  fine: "知道了",
} as const;
