import { toast } from "@lenscape/ui/toast";
import type { App } from "#lib/app.tsx";
import type { ModerationPrompt } from "./moderation-dialog.tsx";
import { moderationText as text } from "./text.ts";

interface Subject {
  userId: string;
  nickname: string;
  /** Refetches the displayed data of the member. */
  refresh: () => Promise<void>;
}

const withName = (title: string, { nickname }: Subject) => `${title} ${nickname}`;

/** Creates the prompt for muting a member in the community or a circle, or for unmuting (`isOn`: muted at present). */
export function createMutePrompt(
  { api }: App,
  subject: Subject,
  {
    isOn,
    circles,
    canMuteEverywhere,
  }: { isOn: boolean; circles: readonly { id: string; groupName: string }[]; canMuteEverywhere: boolean },
): ModerationPrompt {
  const { userId, refresh } = subject;
  const options = [
    ...(canMuteEverywhere ? [{ value: "", label: text.everywhere }] : []),
    ...circles.map(({ id, groupName }) => ({ value: id, label: groupName })),
  ];
  return {
    name: `deny.${Number(isOn)}.${userId}`,
    title: withName(text.acts.deny![isOn ? 1 : 0], subject),
    description: isOn ? undefined : text.denyHint,
    presets: isOn ? text.presets.lift : text.presets.member,
    // Mutes in a circle have a maximum duration (docs/rulings.md), mutes in the community do not.
    ...(isOn ? {} : { days: (place: string) => (place === "" ? [7, 1, 3, 30, 0] : [7, 1, 3]) }),
    ...(circles.length > 0 && { places: { label: text.where, options, missing: text.targetMissing } }),
    tone: isOn ? "primary" : "danger",
    async act({ reason, days, place }) {
      const body = { userId, value: isOn ? (0 as const) : (1 as const), days, reason };
      await api.call("userDeny", { body: { ...body, ...(place && { circleId: place }) }, silent: true });
      toast(text.done, { tone: "success" });
    },
    refresh,
  };
}

/** Creates the prompt for banning or unbanning a member. */
export function createBanPrompt(
  { api }: App,
  subject: Subject,
  { isOn, canBanForever }: { isOn: boolean; canBanForever: boolean },
): ModerationPrompt {
  const { userId, refresh } = subject;
  return {
    name: `forbidden.${Number(isOn)}.${userId}`,
    title: withName(text.acts.forbidden![isOn ? 1 : 0], subject),
    description: isOn ? undefined : text.forbidHint,
    presets: isOn ? text.presets.lift : text.presets.member,
    ...(isOn ? {} : { days: () => [30, 7, 3, 1, ...(canBanForever ? [0] : [])] }),
    tone: isOn ? "primary" : "danger",
    async act({ reason, days }) {
      const body = { userId, value: isOn ? (0 as const) : (1 as const), days, reason };
      await api.call("userForbidden", { body, silent: true });
      toast(text.done, { tone: "success" });
    },
    refresh,
  };
}

/** Creates the prompt for closing or reopening an account. */
export function createClosePrompt({ api }: App, subject: Subject, isOn: boolean): ModerationPrompt {
  const { userId, refresh } = subject;
  return {
    name: `closed.${Number(isOn)}.${userId}`,
    title: withName(text.acts.closed![isOn ? 1 : 0], subject),
    description: isOn ? undefined : text.closeHint,
    presets: isOn ? text.presets.lift : text.presets.member,
    tone: isOn ? "primary" : "danger",
    async act({ reason }) {
      await api.call("userClosed", {
        body: { userId, value: isOn ? (0 as const) : (1 as const), reason },
        silent: true,
      });
      toast(text.done, { tone: "success" });
    },
    refresh,
  };
}
