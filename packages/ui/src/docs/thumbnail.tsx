import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

type Args = Record<string, unknown>;
type Render = (args: Args, context: object) => ReactNode;

interface StoryFile {
  default: { component?: React.ComponentType<Args>; args?: Args; render?: Render };
  Default?: { args?: Args; render?: Render };
}

const FILES = import.meta.glob<StoryFile>("../widgets/*/*.stories.tsx");

/** Removes the arguments that open an overlay over the page. */
const omitOpen = ({ open: _, defaultOpen: __, ...args }: Args) => args;

/** Leaves a thumbnail empty if its widget throws without its page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function DefaultStory({ file }: { file: StoryFile }) {
  const { default: meta, Default } = file;
  const args = omitOpen({ ...meta.args, ...Default?.args });
  const render = Default?.render ?? meta.render;
  if (render) return render(args, { args });
  return meta.component ? <meta.component {...args} /> : null;
}

/** Height of a thumbnail and padding of both sides together, in px. */
const HEIGHT = 112;
const PADDING = 24;
const MIN_SCALE = 0.3;

type Size = { width: number; height: number };

/** Returns the scale at which a widget fits a frame, at most 1. */
export const getScale = (size: Size, frame: Size) =>
  Math.max(MIN_SCALE, Math.min(1, frame.width / (size.width || 1), frame.height / (size.height || 1)));

/** Inert picture of the default story of a widget, rendered when it scrolls into view. */
export function Thumbnail({ folder }: { folder: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<StoryFile>();
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void FILES[`../widgets/${folder}/${folder}.stories.tsx`]?.().then(setFile);
      },
      { rootMargin: "200px" },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [folder]);

  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!file || !outer || !inner) return;
    const observer = new ResizeObserver(() => {
      const space = { width: outer.clientWidth - PADDING, height: HEIGHT - PADDING };
      setScale(getScale({ width: inner.scrollWidth, height: inner.scrollHeight }, space));
    });
    observer.observe(inner);
    return () => observer.disconnect();
  }, [file]);

  return (
    <div
      ref={frame}
      inert
      aria-hidden="true"
      data-slot="thumbnail"
      className="relative h-28 overflow-hidden border-b border-border bg-bg"
    >
      <div
        ref={content}
        className="absolute top-1/2 left-1/2 w-max max-w-90 [contain:layout]"
        style={{ transform: `translate(-50%, -50%) scale(${scale})` }}
      >
        {file && (
          <ErrorBoundary>
            <DefaultStory file={file} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
