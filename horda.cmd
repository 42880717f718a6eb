@echo off
rem Run Horda from this folder: `.\horda` opens a menu, `.\horda help` lists the commands.
rem The first time, this sets up in .venv what playing needs.
setlocal
set "HORDA_COMMAND=.\horda"
set "HORDA_PYTHON=python"
where py >nul 2>nul && set "HORDA_PYTHON=py -3"
%HORDA_PYTHON% "%~dp0tools\launch.py" %*
exit /b %errorlevel%
