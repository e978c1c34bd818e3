import { operationTable } from "@lenscape/api/operations.gen";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { Spinner } from "@lenscape/ui/spinner";
import type { PageHandle } from "#lib/page.ts";
import { shellText } from "#shell/frame/text.ts";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { galleryText as text } from "../text.ts";

/** Loaded on demand because of the size of the contract. */
const ReferenceList = lazySection(async () => ({
  default: (await import("../components/reference-list.tsx")).ReferenceList,
}));

const OPERATION_COUNT = Object.keys(operationTable).length;

export const handle: PageHandle = { meta: () => ({ title: text.API, noindex: true }) };

/** Page with the API reference (ROUTE-089, ruling 18). */
export function Component() {
  return (
    <PageBody>
      <PageHeader
        title={text.API}
        description={fillText(text.apiHint, { n: OPERATION_COUNT })}
        className="max-md:px-4"
      />
      <ReferenceList
        waiting={
          <div role="status" aria-label={shellText.loading} className="grid place-items-center py-20">
            <Spinner />
          </div>
        }
      />
    </PageBody>
  );
}
