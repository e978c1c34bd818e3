import { Card } from "@lenscape/ui/card";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Award, FlaskConical, Gift, Glasses } from "lucide-react";
import { certificationText as text } from "../text.ts";

const TILES = [
  { tone: "brand", icon: <Glasses /> },
  { tone: "plum", icon: <Award /> },
  { tone: "amber", icon: <Gift /> },
  { tone: "blue", icon: <FlaskConical /> },
] as const;

/** Card with the benefits of a certified device. */
export function CertificationPerks() {
  return (
    <Card className="grid grid-cols-2 max-xs:grid-cols-1 overflow-clip wide:grid-cols-4">
      {text.perks.map(([title, note], index) => {
        const tile = TILES[index];
        return (
          <div
            key={title}
            className="flex items-center gap-3 border-border p-3 not-first:wide:border-l max-wide:even:border-l max-wide:[&:nth-child(n+3)]:border-t md:px-5 md:py-4"
          >
            <IconTile tone={tile?.tone} className="max-md:size-9">
              {tile?.icon}
            </IconTile>
            <p className="min-w-0 leading-[1.25rem]">
              <b className="block font-semibold">{title}</b>
              <span className="text-text-muted text-meta">{note}</span>
            </p>
          </div>
        );
      })}
    </Card>
  );
}
