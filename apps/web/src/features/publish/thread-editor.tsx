import { ErrorState } from "@lenscape/ui/error-state";
import type { RichEditorProps } from "@lenscape/ui/rich-editor";
import { Skeleton } from "@lenscape/ui/skeleton";
import { type ComponentType, useEffect, useState } from "react";
import { publishText as text } from "#copy/publish.ts";
import { loadChunk } from "#lib/chunk.ts";

type Editor = ComponentType<RichEditorProps>;

/** The editor, whose code comes on its own, so that no other page pays for it. A failure can be tried again. */
export function ThreadEditor(props: RichEditorProps) {
  const [Editor, setEditor] = useState<Editor>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let gone = false;
    setFailed(false);
    loadChunk("publish/editor", () => import("@lenscape/ui/rich-editor")).then(
      (loaded) => !gone && setEditor(() => loaded.RichEditor),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  if (Editor) return <Editor {...props} />;
  if (failed) return <ErrorState title={text.editorFailed} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <div role="status" aria-label={text.editorLoading} className="min-h-86">
      <div className="h-12 border-border border-b max-md:h-13" />
      <div className="grid gap-4 px-4 py-6 md:px-8">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </div>
  );
}
