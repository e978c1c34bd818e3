import { Skeleton } from "@lenscape/ui/skeleton";
import { useMember } from "#lib/app.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";

/** A visitor's: the server renders it too. */
export const Welcome = lazySection(() => import("./welcome-block.tsx"), { quiet: true });

const SignInBlock = lazySection(() => import("./check-in-block.tsx"), { quiet: true });

/** As high as what the block shows at any width: its horizon and curve, which grow with it, and the lines around them. */
function BlockRoom() {
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

/** The line of a phone. */
function StripRoom() {
  return (
    <div className="flex h-full items-center justify-between gap-3 px-4">
      <Skeleton className="h-6.5 w-28" />
      <Skeleton shape="media" className="h-10 w-24" />
    </div>
  );
}

interface SignInProps {
  /** strip: one line, for phones. */
  layout: "block" | "strip";
  className?: string;
}

/** Room for checking in on the home page, for members (SIDE-003); visitors are told what this is. Its code comes after the page. */
export function SignIn({ layout, className = "" }: SignInProps) {
  const { hasLogin } = useMember();
  const look = `rounded-lg border border-border bg-surface ${layout === "block" ? "p-4" : "mx-4 h-18"} ${className}`;
  const inside = layout === "block" ? <BlockRoom /> : <StripRoom />;
  if (!hasLogin)
    return (
      <>
        <div className={`hidden in-data-member:block ${look}`}>{inside}</div>
        <Welcome layout={layout} className={`in-data-member:hidden ${className}`} />
      </>
    );
  return <SignInBlock layout={layout} className={className} waiting={<div className={look}>{inside}</div>} />;
}
