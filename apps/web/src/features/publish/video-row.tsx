import { UploadTile } from "@lenscape/ui/upload-tile";
import { publishText as text } from "#copy/publish.ts";
import type { Media } from "./use-media.ts";

/** The one video of a draft, with its progress or the reason of its failure. */
export function VideoRow({ media }: { media: Media }) {
  if (!media.video) return null;
  return (
    <div className="px-4 pb-5 md:px-8">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <span className="font-medium text-sm text-text-secondary">{text.videoOne}</span>
        <span className="text-text-muted text-xs">{text.videoHelp}</span>
      </div>
      <UploadTile
        video
        {...media.video}
        onRemove={media.removeVideo}
        onRetry={media.retryVideo}
        className="aspect-video w-full max-w-90"
      />
    </div>
  );
}
