import { Spinner } from "@lenscape/ui/spinner";

/** Shown while a login through WeChat or the identity provider is being completed. */
export function ExternalLoginPending({ title }: { title: string }) {
  return (
    <div className="flex items-center gap-3">
      <Spinner size="md" />
      <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{title}</h1>
    </div>
  );
}
