import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import { showTheme, storedTheme } from './look/theme';

showTheme(storedTheme());
const target = document.getElementById('app');
if (target) mount(App, { target });
