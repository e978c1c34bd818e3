import { Spinner } from "@lenscape/ui/spinner";

/** While a visit to WeChat or to the identity provider is being ended: the title stands where that of what follows will. */
export function VisitWait({ title }: { title: string }) {
  return (
    <div className="flex items-center gap-3">
      <Spinner size="md" />
      <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{title}</h1>
    </div>
  );
}
