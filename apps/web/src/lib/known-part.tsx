import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part of a page whose code is loaded only where it is needed, yet which the server renders: a loader that finds it
 * needed awaits `preload`, and from then on `Part` renders at once. In the browser the server's markup stays until the
 * code has come; where it does not come, nothing is shown.
 */
export function knownPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const preload = async () => {
    known ??= await load();
  };
  const Lazy: ComponentType<Props> = lazy(() => {
    const found = () => ({ default: known ?? (() => null) });
    // React takes what is there already without suspending, which a promise never is.
    // biome-ignore lint/suspicious/noThenProperty: that is how React asks for it
    if (known) return { then: (give: (module: object) => void) => give(found()) } as never;
    return preload().then(found, found);
  });
  const Part = (props: Props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
  return { Part, preload: () => preload().catch(() => undefined) };
}
