import type { RichEditorProps } from "@lenscape/ui/rich-editor";
import { Skeleton } from "@lenscape/ui/skeleton";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { publishText as text } from "../text.ts";

const Editor = lazySection(async () => ({ default: (await import("@lenscape/ui/rich-editor")).RichEditor }), {
  failure: text.editorFailed,
});

/** Rich text editor, loaded on demand because of its size. A failed download can be retried. */
export function ThreadEditor(props: RichEditorProps) {
  return <Editor {...props} waiting={<EditorSkeleton />} />;
}

function EditorSkeleton() {
  return (
    <div
      data-slot="rich-editor-skeleton"
      role="status"
      aria-label={text.editorLoading}
      className="min-h-85.25 md:min-h-84.25"
    >
      <div className="h-12 border-border border-b max-md:h-13" />
      <div className="grid gap-4 px-4 py-6 md:px-8">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </div>
  );
}
