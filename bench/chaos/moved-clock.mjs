// Loaded into a replica before everything else: its clock is wrong by CLOCK_MOVED_MS, as that of a badly kept machine.
const moved = Number(process.env.CLOCK_MOVED_MS);
const TrueDate = Date;

globalThis.Date = class extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now() + moved);
    else super(...given);
  }

  static now() {
    return TrueDate.now() + moved;
  }
};
