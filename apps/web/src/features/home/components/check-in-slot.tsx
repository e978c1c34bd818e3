import { Skeleton } from "@lenscape/ui/skeleton";
import { useMember } from "#lib/app.tsx";
import { CheckInBlock } from "./check-in-block.tsx";
import { WelcomeBlock } from "./welcome-block.tsx";

/** Skeleton of the block. Its drawing grows with the width like the curve of the block, so that the heights are equal. */
function BlockSkeleton() {
  return (
    <>
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-1 mb-1.5 h-7 w-20" />
      <svg
        aria-hidden="true"
        viewBox="0 0 288 80"
        className="box-content block h-auto w-full overflow-visible pb-6"
      >
        <path d="M0 80h288" className="stroke-border-strong stroke-[1.5]" />
        <path
          d="M18 68C102 43 186 20 270 20"
          className="fill-none stroke-border-strong stroke-2 [stroke-dasharray:2_5] [stroke-linecap:round]"
        />
      </svg>
      <Skeleton shape="media" className="mt-2.5 h-10 w-full" />
      <div className="h-9" />
    </>
  );
}

/** Skeleton of the strip on phones. */
function StripSkeleton() {
  return (
    <div className="flex h-full items-center justify-between gap-3">
      <Skeleton className="h-6.5 w-28" />
      <Skeleton shape="media" className="h-10 w-24" />
    </div>
  );
}

interface CheckInSlotProps {
  /** `strip` is a single line for phones. */
  layout: "block" | "strip";
  className?: string;
}

/** Check-in on the home page for members (SIDE-003), or a welcome for visitors. */
export function CheckInSlot({ layout, className = "" }: CheckInSlotProps) {
  const { hasLogin } = useMember();
  if (hasLogin) return <CheckInBlock layout={layout} className={className} />;
  // The server does not know the member. The skeleton is shown until the browser does.
  return (
    <>
      <div
        className={`hidden in-data-member:block ${layout === "block" ? "border-border border-t pt-5" : "mx-4 h-14"} ${className}`}
      >
        {layout === "block" ? <BlockSkeleton /> : <StripSkeleton />}
      </div>
      <WelcomeBlock layout={layout} className={`in-data-member:hidden ${className}`} />
    </>
  );
}
