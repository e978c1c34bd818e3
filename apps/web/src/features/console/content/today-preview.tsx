import { Dialog } from "@lenscape/ui/dialog";
import { ErrorState } from "@lenscape/ui/error-state";
import { Spinner } from "@lenscape/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { getFront } from "#shell/threads/front.ts";
import { FrontHero } from "#shell/threads/front-hero.tsx";
import { EditorPicks, Today } from "#shell/threads/front-today.tsx";
import { frontText } from "#shell/threads/text.ts";
import { editionText as text } from "./text.ts";

interface TodayPreviewProps {
  editionId: string;
  onClose: () => void;
}

/** Preview of an edition as the home page will show it, including the defaults for missing parts. */
export function TodayPreview({ editionId, onClose }: TodayPreviewProps) {
  const { api } = useApp();
  const { data, isError, refetch } = useQuery(
    apiQuery(api, "editionManagePreview", { query: { editionId }, silent: true }),
  );
  const front = data && getFront([], data);
  return (
    <Dialog open size="lg" title={text.preview} onOpenChange={onClose}>
      {front && (
        <>
          <Today
            picture={(className) => (
              <div className={className}>
                <FrontHero hero={front.hero} note={frontText.picked} />
              </div>
            )}
          />
          <EditorPicks {...front} className="mt-4" />
        </>
      )}
      {data && !front && <p className="text-text-secondary">{text.heroUnavailable}</p>}
      {isError && <ErrorState size="sm" onRetry={() => refetch()} />}
      {!data && !isError && <Spinner />}
    </Dialog>
  );
}
