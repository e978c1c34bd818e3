import { useMember } from "#lib/app.tsx";
import { pagePart } from "#shell/part.tsx";

/** A visitor's: the server renders it too. */
export const Welcome = pagePart(() => import("./welcome.tsx"), { quiet: true });

const SignInBlock = pagePart(() => import("./sign-in-block.tsx"), { quiet: true });

interface SignInProps {
  /** strip: one line, for phones. */
  layout: "block" | "strip";
  className?: string;
}

/** Room for checking in on the home page, for members (SIDE-003); visitors are told what this is. Its code comes after the page. */
export function SignIn({ layout, className = "" }: SignInProps) {
  const { hasLogin } = useMember();
  const room = `rounded-lg border border-border bg-surface ${layout === "block" ? "h-72.5" : "mx-4 h-18"} ${className}`;
  if (!hasLogin)
    return (
      <>
        <div data-visitor className={`hidden in-data-member:block ${room}`} />
        <Welcome layout={layout} className={`in-data-member:hidden ${className}`} />
      </>
    );
  return <SignInBlock layout={layout} className={className} waiting={<div className={room} />} />;
}
