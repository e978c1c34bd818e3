type Held = readonly string[];

/**
 * A check of what someone holds. `pass` passes every one; anything else must be held exactly, and what is empty never
 * is (VALID-023, VALID-024).
 */
function checkWith(pass: string) {
  const holds = (held: Held, asked: string | undefined): boolean =>
    !!asked && (held.includes(pass) || held.includes(asked));
  return Object.assign(holds, {
    /** Whether at least one of several is held; of none, none is. */
    any: (held: Held, asked: Held | undefined): boolean => asked?.some((one) => holds(held, one)) ?? false,
    /** Whether all of several are held; an empty list is not. */
    all: (held: Held, asked: Held | undefined): boolean =>
      !!asked?.length && asked.every((one) => holds(held, one)),
  });
}

/** Whether a permission is held, exactly or through the wildcard; `hasPermi.any` and `hasPermi.all` take several. */
export const hasPermi = checkWith("*:*:*");

/** Whether a role is held, exactly or through admin; `hasRole.any` and `hasRole.all` take several. */
export const hasRole = checkWith("admin");
