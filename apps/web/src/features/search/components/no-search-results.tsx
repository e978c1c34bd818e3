import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { paths } from "#paths";
import { filtersOn, type Refinement } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";

interface NothingFoundProps {
  refinement: Refinement;
  onRefine: (refinement: Refinement) => void;
}

/** The ways on when nothing was found: without the filters, the known issues, asking. */
export function NothingFound({ refinement, onRefine }: NothingFoundProps) {
  return (
    <div className="mt-3.5 flex flex-wrap justify-center gap-2">
      {(filtersOn(refinement) > 0 || refinement.kind) && (
        <Button tone="soft" onClick={() => onRefine({ sort: refinement.sort })}>
          {text.widen}
        </Button>
      )}
      <Button asChild>
        <Link href={paths.training()}>{text.issues}</Link>
      </Button>
      <Button asChild>
        <Link href={paths.publish(1)}>{text.ask}</Link>
      </Button>
    </div>
  );
}
