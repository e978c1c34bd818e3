import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { paths } from "#paths";
import { countFilters, type Refinement } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";

interface NoResultsActionsProps {
  refinement: Refinement;
  onRefine: (refinement: Refinement) => void;
}

/** Actions for an empty result: remove the filters, open the known issues, or ask a question. */
export function NoResultsActions({ refinement, onRefine }: NoResultsActionsProps) {
  return (
    <div className="mt-3.5 flex flex-wrap justify-center gap-2">
      {(countFilters(refinement) > 0 || refinement.kind) && (
        <Button tone="soft" onClick={() => onRefine({ sort: refinement.sort })}>
          {text.removeFilters}
        </Button>
      )}
      <Button asChild>
        <Link href={paths.training()}>{text.knownIssues}</Link>
      </Button>
      <Button asChild>
        <Link href={paths.publish(1)}>{text.ask}</Link>
      </Button>
    </div>
  );
}
