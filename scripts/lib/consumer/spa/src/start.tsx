import { Avatar, Button, Dialog, FollowButton, Popover, Tag } from "@lenscape/ui";
import { useState } from "react";
import { createRoot } from "react-dom/client";

function App() {
  const [follows, setFollows] = useState(false);
  return (
    <main>
      <Avatar name="林间" />
      <Tag tone="brand">官方</Tag>
      <FollowButton isFollow={follows} name="林间" onToggle={setFollows} />
      <Button tone="primary" className="font-bold">
        主要
      </Button>
      <Popover label="更多" trigger={<Button>更多</Button>}>
        浮层里的话
      </Popover>
      <Dialog title="标题" trigger={<Button>打开</Button>} footer={<Button size="sm">好</Button>}>
        对话框里的话
      </Dialog>
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
