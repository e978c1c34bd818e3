const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "Asia/Shanghai" } as const;
const DATE = { month: "2-digit", day: "2-digit", timeZone: "Asia/Shanghai" } as const;

/** A moment as the wire writes it, in the community's zone. */
export const wireTimeOf = (at: number): string =>
  new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "Asia/Shanghai",
  }).format(at);

/** The time of day with its seconds; given a `now` of another day, the day and the time without them. */
export function clockOf(at: number, now?: number): string {
  if (now === undefined) return wireTimeOf(at).slice(11);
  const day = (moment: number) => new Intl.DateTimeFormat("zh-CN", DATE).format(moment).replace("/", "-");
  const time = new Intl.DateTimeFormat("zh-CN", TIME).format(at);
  return wireTimeOf(at).slice(0, 10) === wireTimeOf(now).slice(0, 10) ? time : `${day(at)} ${time}`;
}
