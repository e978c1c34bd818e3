import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { AppealButton } from "./appeal-button.tsx";

interface VisitProblemProps {
  title: string;
  /** Why it did not work. */
  reason: string;
  /** What opens the appeal to somebody who may not come in. */
  appeal?: string | undefined;
  /** Where to go on, and what that is called. */
  onward: { href: string; label: string };
}

/** A visit to WeChat or to the identity provider that came to nothing, with the way on; headed as the forms are. */
export function VisitProblem({ title, reason, appeal, onward }: VisitProblemProps) {
  return (
    <div className="grid gap-4.5">
      <div>
        <h1 className="wrap-anywhere font-semibold text-[1.625rem] leading-[2.375rem]">{title}</h1>
        <p role="alert" className="wrap-anywhere mt-0.5 text-text-secondary">
          {reason}
        </p>
      </div>
      <AppealButton ticket={appeal} />
      <Button tone="primary" size="lg" block asChild>
        <Link href={onward.href}>{onward.label}</Link>
      </Button>
    </div>
  );
}
