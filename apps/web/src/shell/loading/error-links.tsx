import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { errorText as text } from "#lib/error-text.ts";
import { useBack } from "#lib/use-back.ts";
import { paths } from "#paths";

/** The two ways on from a page where nothing can be tried again: back, and to the front. */
export function WaysOn() {
  return (
    <>
      <Button onClick={useBack()}>{text.back}</Button>
      <Button tone="primary" asChild>
        <Link href={paths.home()}>{text.goHome}</Link>
      </Button>
    </>
  );
}
