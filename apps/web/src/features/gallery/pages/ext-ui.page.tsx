import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { apiQuery } from "#lib/query.ts";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { ThreadFeedRow } from "#shell/threads/thread-feed-row.tsx";
import { ForumGallery } from "../components/forum-gallery.tsx";
import { GallerySection } from "../components/gallery-section.tsx";
import { galleryText as text } from "../text.ts";

const THREAD_COUNT = 2;

export const handle: PageHandle = { meta: () => ({ title: text.extUI, noindex: true }) };

/** Page with the gallery of the forum components (ROUTE-090, ruling 18). */
export function Component() {
  const { api } = useApp();
  const navigate = useNavigate();
  const now = useNow();
  const { data } = useQuery(apiQuery(api, "threadList", { query: { pageNum: 1, pageSize: THREAD_COUNT } }));
  return (
    <PageBody>
      <PageHeader title={text.extUI} description={text.extUIHint} className="max-md:px-4" />
      <ForumGallery
        threads={
          <GallerySection title={text.threads}>
            <div className="w-full divide-y divide-border">
              {data?.rows.map((thread) => (
                <ThreadFeedRow
                  key={thread.id}
                  thread={thread}
                  now={now}
                  priority={false}
                  onImageOpen={({ id }) => void navigate(paths.thread(id))}
                />
              ))}
            </div>
          </GallerySection>
        }
      />
    </PageBody>
  );
}
