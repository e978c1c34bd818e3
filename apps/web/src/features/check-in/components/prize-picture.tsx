import type { Prize } from "@lenscape/api/types";
import { Award, ChartLine, Coins, Gift, type LucideIcon, Ticket } from "lucide-react";

const icons: Record<Prize["type"], LucideIcon> = {
  points: Coins,
  exp: ChartLine,
  badge: Award,
  goods: Gift,
  lottery: Ticket,
};

interface PrizePictureProps {
  prize: Pick<Prize, "type" | "picUrl">;
  className?: string;
}

/** Picture of a prize, or the icon of its kind. */
export function PrizePicture({ prize: { type, picUrl }, className = "" }: PrizePictureProps) {
  const Icon = icons[type];
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center overflow-hidden rounded-control bg-accent-soft text-accent-text ${className}`}
    >
      {picUrl ? (
        <img src={picUrl} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Icon size="1.375rem" strokeWidth={1.7} />
      )}
    </span>
  );
}
