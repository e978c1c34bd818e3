import type { Circle } from "@lenscape/api/types";
import { CircleCard } from "@lenscape/ui/circle-card";
import { paths } from "#paths";
import { CircleTags } from "./circle-tags.tsx";
import { JoinCircleButton } from "./join-circle-button.tsx";

/** Grid of circle cards. */
export const CARD_GRID =
  "grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-2 max-md:px-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]";

/** Circles as cards with join buttons. */
export function CircleGrid({ circles }: { circles: readonly Circle[] }) {
  return (
    <ul className={CARD_GRID}>
      {circles.map((circle) => (
        <li key={circle.id}>
          <CircleCard
            circle={circle}
            href={paths.circle(circle.id)}
            tags={<CircleTags circle={circle} />}
            action={<JoinCircleButton circle={circle} />}
            className="h-full"
          />
        </li>
      ))}
    </ul>
  );
}
