import { Button, type ButtonProps } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { getPath } from "#paths";

/** Link to the feedback form for problems with an order. */
export function AfterSaleLink({ children, ...props }: Omit<ButtonProps, "asChild">) {
  return (
    <Button {...props} asChild>
      <Link href={getPath("feedback")}>{children}</Link>
    </Button>
  );
}
