import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import type { PageHandle } from "#lib/page.ts";
import { ComponentGallery } from "../components/component-gallery.tsx";
import { galleryText as text } from "../text.ts";

export const handle: PageHandle = { meta: () => ({ title: text.component, noindex: true }) };

/** Page with the component gallery (ROUTE-088, ruling 18). */
export function Component() {
  return (
    <PageBody>
      <PageHeader title={text.component} description={text.componentHint} className="max-md:px-4" />
      <ComponentGallery />
    </PageBody>
  );
}
