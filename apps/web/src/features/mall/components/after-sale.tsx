import { Button, type ButtonProps } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { getPath } from "#paths";

/** The way to the feedback form, where trouble with an order is reported. */
export function AfterSale({ children, ...props }: Omit<ButtonProps, "asChild">) {
  return (
    <Button {...props} asChild>
      <Link href={getPath("feedback")}>{children}</Link>
    </Button>
  );
}
