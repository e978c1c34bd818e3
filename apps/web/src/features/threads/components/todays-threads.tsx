import type { Thread } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { HotList } from "@lenscape/ui/hot-list";
import { useQuery } from "@tanstack/react-query";
import { threadText as text } from "#copy/thread-text.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { hotToday, onwardFrom } from "../queries.ts";

/** Below the comments: what else is read today. */
export function Onward({ thread }: { thread: Pick<Thread, "id"> }) {
  const { data } = useQuery(hotToday(useApp().api));
  const rows = onwardFrom(thread.id, data);
  if (rows.length === 0) return null;
  return (
    <Card className="mt-4 pb-2 lg:px-4 max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.onward} />
      <HotList numbered={false} items={rows} hrefOf={({ id }) => paths.thread(id)} />
    </Card>
  );
}
