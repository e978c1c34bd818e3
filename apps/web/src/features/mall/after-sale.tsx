import { Button, type ButtonProps } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { pageOf } from "#paths";
import { usePageExists } from "#shell/existing-pages.ts";

/** The way to the feedback form, where trouble with an order is told; not there where the form is not. */
export function AfterSale({ children, ...props }: Omit<ButtonProps, "asChild">) {
  if (!usePageExists()("feedback")) return null;
  return (
    <Button {...props} asChild>
      <Link href={pageOf("feedback")}>{children}</Link>
    </Button>
  );
}
