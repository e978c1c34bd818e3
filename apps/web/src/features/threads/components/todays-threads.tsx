import type { Thread } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { HotList } from "@lenscape/ui/hot-list";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { getNextThreads, hotThreads } from "../queries.ts";
import { threadText as text } from "../text.ts";

/** Today's hot threads, below the comments of a thread. */
export function TodaysThreads({ thread }: { thread: Pick<Thread, "id"> }) {
  const { data } = useQuery(hotThreads(useApp().api));
  const rows = getNextThreads(thread.id, data);
  if (rows.length === 0) return null;
  return (
    <Card className="mt-4 rounded-none border-0 border-t bg-transparent pb-2 md:-mx-4 max-md:mt-2">
      <CardHeader title={text.readNext} />
      <HotList numbered={false} items={rows} hrefOf={({ id }) => paths.thread(id)} />
    </Card>
  );
}
