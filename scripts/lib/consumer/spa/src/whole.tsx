import "@lenscape/ui/styles.css";
import "./start.tsx";
