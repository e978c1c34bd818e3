import { cleanup, render } from "@testing-library/react";
import { type ComponentType, createRef, type ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";

/** What a conformance check needs to know of a widget. */
interface Conformance {
  /** The value of `data-slot` on its root. */
  slot: string;
  /** The props it cannot do without, children included. */
  props?: Record<string, unknown>;
  /** Set when the widget takes `asChild`. */
  asChild?: boolean;
  /** What must be around it, for a widget that lives only inside another. */
  wrap?: (children: ReactNode) => ReactNode;
}

/**
 * Registers the tests every widget must pass: the root carries `data-slot`, takes `ref`, passes the rest of the
 * props on, merges `className` last, and with `asChild` gives all of that to its child.
 * Takes the component as its display name, the component, and what it needs.
 */
export function checkConformance(
  name: string,
  // The one place where a widget is called with props its type does not list.
  component: unknown,
  { slot, props = {}, asChild = false, wrap = (children) => children }: Conformance,
): void {
  const Widget = component as ComponentType<Record<string, unknown>>;
  // Anywhere in the document: popups and dialogs are not inside the container.
  const root = () => document.querySelector(`[data-slot="${slot}"]`);

  describe(name, () => {
    afterEach(cleanup);

    test("ref and rest props land on the root, className is merged last", () => {
      const ref = createRef<Element>();
      render(
        wrap(
          <Widget
            {...props}
            ref={ref}
            data-extra="yes"
            title="标题"
            style={{ order: 3 }}
            className="extra hidden"
          />,
        ),
      );
      const element = root();
      expect(element).not.toBeNull();
      expect(ref.current).toBe(element);
      expect(element?.getAttribute("data-extra")).toBe("yes");
      expect((element as HTMLElement).style.order).toBe("3");
      expect(element?.classList.contains("extra")).toBe(true);
      const display = ["block", "flex", "inline-flex", "grid", "inline-grid", "inline-block"];
      expect(display.filter((word) => element?.classList.contains(word))).toEqual([]);
    });

    if (asChild) {
      test("asChild gives slot, classes and ref to the child", () => {
        const ref = createRef<Element>();
        render(
          wrap(
            <Widget {...props} asChild ref={ref} className="extra">
              <a href="/somewhere">去看看</a>
            </Widget>,
          ),
        );
        const element = root();
        expect(element?.tagName).toBe("A");
        expect(element?.getAttribute("href")).toBe("/somewhere");
        expect(element?.classList.contains("extra")).toBe(true);
        expect(ref.current).toBe(element);
      });
    }
  });
}
