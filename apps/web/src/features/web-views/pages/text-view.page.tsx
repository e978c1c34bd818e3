import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useLocation } from "react-router-dom";
import { accountText } from "#features/account/text.ts";
import { agreements } from "#features/auth/agreements.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { webViewText as text } from "../text.ts";

export const handle: PageHandle = { meta: () => ({ title: pages.textview.title, noindex: true }) };

const NAMES = ["terms", "privacy"] as const;

/** Page with the legal document of the query parameter `content`, or the list of documents (ROUTE-033, AMB-054). */
export function Component() {
  const content = new URLSearchParams(useLocation().search).get("content");
  const name = NAMES.find((known) => known === content);
  if (!name) {
    return (
      <PageBody className="md:pt-5">
        <Card className="mx-auto max-w-200 overflow-clip max-md:rounded-none max-md:border-x-0">
          <div className="px-4 py-5 md:px-6">
            <h1 className="font-semibold text-[1.375rem] leading-[2rem]">{text.documents}</h1>
            <p className="text-text-muted">{text.documentsHint}</p>
          </div>
          <div className="border-border border-t">
            {NAMES.map((known) => (
              <SettingRow key={known} label={agreements[known].title} href={paths.textview(known)} />
            ))}
          </div>
        </Card>
      </PageBody>
    );
  }
  const { title, updated, sections } = agreements[name];
  return (
    <PageBody className="md:pt-5">
      <Card
        asChild
        className="mx-auto max-w-200 px-4 py-6 max-md:rounded-none max-md:border-x-0 md:px-8 md:py-7"
      >
        <article className="text-ui leading-[1.8]">
          <h1 className="font-semibold text-page leading-[2.25rem]">{title}</h1>
          <p className="mt-1.5 border-border border-b pb-4 text-meta text-text-muted">
            {fillText(accountText.updated, { date: updated })}
          </p>
          {sections.map((section) => (
            <section key={section.title} className="mt-4">
              <h2 className="font-semibold">{section.title}</h2>
              <p className="mt-1 text-text-secondary">{section.text}</p>
            </section>
          ))}
        </article>
      </Card>
    </PageBody>
  );
}
