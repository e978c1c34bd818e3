import { cleanup, render } from "@testing-library/react";
import { type ComponentType, createRef, type ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";

/** Data for the conformance tests of a widget. */
interface Conformance {
  /** `data-slot` of its root. */
  slot: string;
  /** Required props, with children. */
  props?: Record<string, unknown>;
  /** Whether the widget has the prop `asChild`. */
  asChild?: boolean;
  /** Wraps a widget that needs another one around it. */
  wrap?: (children: ReactNode) => ReactNode;
}

/**
 * Registers the tests of every widget: its root has `data-slot`, `ref` and the remaining props, merges `className` last,
 * and with `asChild` passes all of them to its child.
 * @param name display name of the component
 */
export function checkConformance(
  name: string,
  // Unknown, because the tests pass props that its type does not list.
  component: unknown,
  { slot, props = {}, asChild = false, wrap = (children) => children }: Conformance,
): void {
  const Widget = component as ComponentType<Record<string, unknown>>;
  // In the whole document, because overlays are not inside the container.
  const findRoot = () => document.querySelector(`[data-slot="${slot}"]`);

  describe(name, () => {
    afterEach(cleanup);

    test("passes ref and remaining props to the root and merges className last", () => {
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
      const element = findRoot();
      expect(element).not.toBeNull();
      expect(ref.current).toBe(element);
      expect(element?.getAttribute("data-extra")).toBe("yes");
      expect((element as HTMLElement).style.order).toBe("3");
      expect(element?.classList.contains("extra")).toBe(true);
      const display = ["block", "flex", "inline-flex", "grid", "inline-grid", "inline-block"];
      expect(display.filter((word) => element?.classList.contains(word))).toEqual([]);
    });

    if (asChild) {
      test("passes slot, classes and ref to the child with asChild", () => {
        const ref = createRef<Element>();
        render(
          wrap(
            <Widget {...props} asChild ref={ref} className="extra">
              <a href="/somewhere">去看看</a>
            </Widget>,
          ),
        );
        const element = findRoot();
        expect(element?.tagName).toBe("A");
        expect(element?.getAttribute("href")).toBe("/somewhere");
        expect(element?.classList.contains("extra")).toBe(true);
        expect(ref.current).toBe(element);
      });
    }
  });
}
