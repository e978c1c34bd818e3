// Loaded into a replica before everything else: moves its clock by CLOCK_MOVED_MS.
const moved = Number(process.env.CLOCK_MOVED_MS);
const realNow = Date.now;

Date.now = () => realNow() + moved;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});
