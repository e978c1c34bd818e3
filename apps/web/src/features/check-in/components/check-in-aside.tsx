import type { EarlyBird } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { SettingRow } from "@lenscape/ui/setting-row";
import { SideCard } from "@lenscape/ui/side-card";
import { Switch } from "@lenscape/ui/switch";
import { toast } from "@lenscape/ui/toast";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { getPath, type PageName, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { checkInInfoQuery, EARLY_BIRD_COUNT, earlyBirdsQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";

const FLAT_ON_PHONES = "max-md:rounded-none max-md:border-x-0";

const POINTS_LINKS: readonly [page: PageName, name: string][] = [
  ["mall", text.mall],
  ["points", text.pointsDetail],
];

/** Card with the member's points and links to spend them. */
export function PointsCard() {
  const { data } = useQuery(taskInfo(useApp().api));
  return (
    <Card className={`p-4 ${FLAT_ON_PHONES}`}>
      <p className="text-meta text-text-muted">{text.points}</p>
      <p className="h-9">
        {data && (
          <PointsMark
            value={data.pointsCount}
            size="lg"
            tone="text"
            className="text-[1.625rem] leading-[2.25rem]"
          />
        )}
      </p>
      <div className="mt-3 flex gap-2 max-xs:flex-wrap">
        {POINTS_LINKS.map(([page, name]) => (
          <Button key={page} asChild className="flex-1">
            <Link href={getPath(page)}>{name}</Link>
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** Card with the members who checked in first today. */
export function EarlyCard() {
  const query = useQuery(earlyBirdsQuery(useApp().api));
  return (
    <SideCard
      title={text.early}
      className={FLAT_ON_PHONES}
      action={
        query.data &&
        query.data.total > 0 && (
          <span className="text-meta text-text-muted tabular-nums">
            {fillText(text.earlyCount, { n: formatExact(query.data.total) })}
          </span>
        )
      }
    >
      {query.data?.total === 0 ? (
        <p className="px-4 pb-3 text-meta text-text-muted">{text.earlyNobody}</p>
      ) : (
        <QueryBody query={query} lines={EARLY_BIRD_COUNT} lineClass="h-13" picture>
          {(rows: EarlyBird[]) => (
            <ol>
              {rows.map(({ place, user, signedAt }) => (
                <li key={user.userId}>
                  <UserRow
                    user={user}
                    rank={place}
                    href={paths.profile(user.userId)}
                    action={
                      <span className="text-meta text-text-muted tabular-nums">{signedAt.slice(11)}</span>
                    }
                  />
                </li>
              ))}
            </ol>
          )}
        </QueryBody>
      )}
    </SideCard>
  );
}

/** Card with the switch of the evening reminder. */
export function ReminderCard() {
  const { api, queries } = useApp();
  const { data } = useQuery(checkInInfoQuery(api));
  const [setReminder, isPending] = useAction(async (isOn: boolean) => {
    await api.call("checkInRemind", { body: { isRemind: isOn ? 1 : 0 } });
    toast(isOn ? text.reminderOn : text.reminderOff, { tone: "success" });
    await queries.invalidateQueries(checkInInfoQuery(api));
  });
  return (
    <Card className={FLAT_ON_PHONES}>
      <SettingRow label={text.reminder} hint={text.reminderHint} className="md:px-4">
        <Switch
          aria-label={text.reminder}
          checked={data?.isRemind === 1}
          disabled={!data || isPending}
          onCheckedChange={setReminder}
        />
      </SettingRow>
    </Card>
  );
}
