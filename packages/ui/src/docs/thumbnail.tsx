import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

type Args = Record<string, unknown>;
type Render = (args: Args, context: object) => ReactNode;

interface StoryFile {
  default: { component?: React.ComponentType<Args>; args?: Args; render?: Render };
  Default?: { args?: Args; render?: Render };
}

const FILES = import.meta.glob<StoryFile>("../widgets/*/*.stories.tsx");

/** What opens over the page stays closed on a thumbnail. */
const closed = ({ open: _, defaultOpen: __, ...args }: Args) => args;

/** A widget that cannot be drawn without its page leaves its picture empty, and the gallery whole. */
class Contained extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Drawn({ file }: { file: StoryFile }) {
  const { default: meta, Default } = file;
  const args = closed({ ...meta.args, ...Default?.args });
  const render = Default?.render ?? meta.render;
  if (render) return render(args, { args });
  return meta.component ? <meta.component {...args} /> : null;
}

/** The size of a picture, and how small a widget may get in it, in px and as a factor. */
const HEIGHT = 112;
const LEAST = 0.3;

/** How a widget of a size is made to fit a picture: as large as it is, or smaller. */
export const fitting = (size: { width: number; height: number }, room: { width: number; height: number }) =>
  Math.max(LEAST, Math.min(1, room.width / (size.width || 1), room.height / (size.height || 1)));

/** The first story of a widget, drawn when it comes into view, made to fit, and out of reach. */
export function Thumbnail({ folder }: { folder: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<StoryFile>();
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        void FILES[`../widgets/${folder}/${folder}.stories.tsx`]?.().then(setFile);
      },
      { rootMargin: "200px" },
    );
    if (frame.current) seen.observe(frame.current);
    return () => seen.disconnect();
  }, [folder]);

  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!file || !outer || !inner) return;
    const fit = () => {
      const room = { width: outer.clientWidth - 24, height: HEIGHT - 24 };
      setScale(fitting({ width: inner.scrollWidth, height: inner.scrollHeight }, room));
    };
    const watch = new ResizeObserver(fit);
    watch.observe(inner);
    return () => watch.disconnect();
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
          <Contained>
            <Drawn file={file} />
          </Contained>
        )}
      </div>
    </div>
  );
}
