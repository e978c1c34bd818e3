import type { HotThread } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { HotList } from "@lenscape/ui/hot-list";
import { Segmented } from "@lenscape/ui/segmented";
import { SideCard } from "@lenscape/ui/side-card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { hotThreads } from "../queries.ts";
import { homeText as text } from "../text.ts";

const RANGES = ["day", "month", "year"] as const;
const LINES = 10;

/** Card with the hot threads of a day, a month or a year (SIDE-010 to SIDE-012). */
export function HotContent({ className }: { className?: string }) {
  const query = useQuery(hotThreads(useApp().api));
  const [range, setRange] = useState<(typeof RANGES)[number]>("day");
  return (
    <SideCard
      className={className}
      title={text.hotContent}
      action={
        <Segmented
          aria-label={text.hotRange}
          options={RANGES.map((value) => ({ value, label: text.hotRanges[value] }))}
          value={range}
          onValueChange={setRange}
        />
      }
    >
      <QueryBody
        query={{ ...query, data: query.data?.[range] }}
        lines={LINES}
        lineClass="h-14"
        empty={<EmptyState size="sm" title={text.hotEmpty} />}
      >
        {(rows: HotThread[]) => (
          <HotList items={rows.slice(0, LINES)} hrefOf={({ id }) => paths.thread(id)} />
        )}
      </QueryBody>
    </SideCard>
  );
}
