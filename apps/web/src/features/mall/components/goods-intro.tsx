import type { AnswerOf } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { RichText } from "@lenscape/ui/rich-text";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { mallText as text } from "../text.ts";

/** Introduction, parameters and redemption notes of a product. */
export function GoodsIntro({ good }: { good: AnswerOf<"goodsDetail"> }) {
  const lines = good.notice.split("\n").filter(Boolean);
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <Tabs defaultValue="intro">
        <TabsList aria-label={text.intro} className="border-border border-b px-1 md:px-5">
          <TabsTab value="intro">{text.intro}</TabsTab>
          {lines.length > 0 && <TabsTab value="notice">{text.notice}</TabsTab>}
        </TabsList>
        <TabsPanel value="intro" className="px-4 py-5 md:px-8 md:py-6">
          {good.detailHtml ? (
            <RichText html={good.detailHtml} />
          ) : (
            <p className="text-text-muted">{text.noIntro}</p>
          )}
          {good.params.length > 0 && (
            <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
              {good.params.map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-text-muted">{name}</dt>
                  <dd className="tabular-nums wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </TabsPanel>
        <TabsPanel value="notice" className="px-4 py-5 md:px-8 md:py-6">
          <ul className="grid list-disc gap-2 pl-5 leading-[1.7]">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </TabsPanel>
      </Tabs>
    </Card>
  );
}
