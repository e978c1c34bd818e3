/** Heading of a step of the account recovery. */
export function RecoverHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{title}</h1>
      <p className="mt-0.5 text-text-secondary">{lead}</p>
    </div>
  );
}
