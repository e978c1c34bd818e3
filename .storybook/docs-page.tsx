import { slots } from "virtual:widget-sources";
import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type Usage, widgetFolder } from "../packages/ui/src/docs/usage.ts";

/** One page for every widget: what it is, when to take it, its parts, props, keys, and every state. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const usage = preparedMeta.parameters.usage as Usage | undefined;
  const folder = widgetFolder(preparedMeta.parameters.fileName);
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  const proofs = Object.values(csfFile.stories).flatMap(({ id, name, parameters }) =>
    typeof parameters?.proves === "string" ? [{ id, name, rows: parameters.proves }] : [],
  );
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {folder && <Source language="tsx" code={`import { ${name} } from "@lenscape/ui/${folder}";`} />}
      <Primary />
      {usage && <Guide usage={usage} />}
      {folder && <Anatomy folder={folder} />}
      <h2>属性</h2>
      <Controls />
      <Stories title="状态" includePrimary={false} />
      {proofs.length > 0 && <Proofs proofs={proofs} />}
    </>
  );
}

function Guide({ usage }: { usage: Usage }) {
  return (
    <>
      <h2>何时用</h2>
      <Markdown>{usage.use}</Markdown>
      <h2>何时不用</h2>
      <Markdown>{usage.avoid}</Markdown>
      <h2>键盘</h2>
      {usage.keys ? (
        <table>
          <thead>
            <tr>
              <th>键</th>
              <th>作用</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(usage.keys).map(([key, effect]) => (
              <tr key={key}>
                <td>{key}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>不接收焦点；放在里面的链接与按钮各按各的。</p>
      )}
      {usage.copy && (
        <>
          <h2>文案</h2>
          <Markdown>{usage.copy}</Markdown>
        </>
      )}
    </>
  );
}

function Proofs({ proofs }: { proofs: { id: string; name: string; rows: string }[] }) {
  return (
    <>
      <h2>依据</h2>
      <p>要求表里的条目，由这些状态证明。</p>
      <ul>
        {proofs.map(({ id, name, rows }) => (
          <li key={id}>
            {name}：{rows}
          </li>
        ))}
      </ul>
    </>
  );
}

function Anatomy({ folder }: { folder: string }) {
  return (
    <>
      <h2>构成</h2>
      <p>每一部分都有 data-slot，测试与样式按它来找。</p>
      <ul>
        {(slots[folder] ?? []).map((slot) => (
          <li key={slot}>
            <code>{slot}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
