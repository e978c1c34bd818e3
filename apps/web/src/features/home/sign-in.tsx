import { useMember } from "#lib/app.tsx";
import { pagePart } from "#shell/part.tsx";

/** A visitor's: the server renders it too. */
export const Welcome = pagePart(() => import("./welcome.tsx"), { quiet: true });

const SignInBlock = pagePart(() => import("./sign-in-block.tsx"), { quiet: true });

/** As high as what the block shows at any width: its arc, which grows with it, and the lines around that. */
function BlockRoom() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 288 80" className="box-content block h-auto w-full pb-6" />
      <div className="mt-3 h-35" />
    </>
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
  const inside = layout === "block" && <BlockRoom />;
  if (!hasLogin)
    return (
      <>
        <div data-visitor className={`hidden in-data-member:block ${look}`}>
          {inside}
        </div>
        <Welcome layout={layout} className={`in-data-member:hidden ${className}`} />
      </>
    );
  return <SignInBlock layout={layout} className={className} waiting={<div className={look}>{inside}</div>} />;
}
