import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { errorText as text } from "#lib/text.ts";
import { useBack } from "#lib/use-back.ts";
import { paths } from "#paths";

/** Links of error pages without a retry: back, and home. */
export function ErrorLinks() {
  return (
    <>
      <Button onClick={useBack()}>{text.back}</Button>
      <Button tone="primary" asChild>
        <Link href={paths.home()}>{text.goHome}</Link>
      </Button>
    </>
  );
}
